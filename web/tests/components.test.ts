import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CodeInput from '$lib/ui/CodeInput.svelte';
import Dot, { presenceOf } from '$lib/ui/Dot.svelte';
import Segment from '$lib/ui/Segment.svelte';
import { words } from '$lib/words/words.svelte';
import Curtain from '../src/screens/table/Curtain.svelte';

beforeEach(() => words.speak('en'));
afterEach(cleanup);

test('a typed code is tidied and drawn into its cells', async () => {
  render(CodeInput, { id: 'code' });
  const input = screen.getByRole('textbox');
  await fireEvent.input(input, { target: { value: 'k7pm-2' } });
  expect((input as HTMLInputElement).value).toBe('K7PM2');
  expect(document.querySelector('.cells')?.textContent?.replace(/\s/g, '')).toBe('K7PM2');
});

test('four states, four shapes', () => {
  const base = { kind: 'person', name: '', bot: '', look: '', isYou: false, isHost: false, awaySince: 0 };
  const seats = [
    { ...base, isHere: true, isThinking: false },
    { ...base, isHere: true, isThinking: true },
    { ...base, isHere: false, isThinking: true },
    { ...base, isHere: true, isThinking: false, bot: 'greedy' },
  ];
  const states = seats.map(presenceOf);
  expect(states).toEqual(['here', 'think', 'away', 'bot']);
  const shapes = states.map((presence) => {
    const { container } = render(Dot, { presence });
    return container.querySelector('svg')?.innerHTML.replace(/class="[^"]*"/g, '');
  });
  expect(new Set(shapes).size).toBe(4);
});

test('a choice is a button that says whether it is pressed', async () => {
  const onchoose = vi.fn();
  render(Segment, { label: 'x', choices: [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }], value: 'a', onchoose });
  expect(screen.getByRole('button', { name: 'A' }).getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(screen.getByRole('button', { name: 'B' }));
  expect(onchoose).toHaveBeenCalledWith('b');
});

test('the curtain names whose turn it is and has the focus', () => {
  const onlift = vi.fn();
  render(Curtain, { name: 'Olena', onlift });
  expect(document.activeElement?.textContent).toContain('Olena, it’s your turn.');
  (document.activeElement as HTMLElement).click();
  expect(onlift).toHaveBeenCalledOnce();
});
