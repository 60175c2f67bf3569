import { beforeEach, expect, test } from 'vitest';
import { groupCode, routeOf, router, tidyCode } from '$lib/router.svelte';

test.each([
  ['/', { screen: 'home' }],
  ['/table/k7pm-2abc', { screen: 'table', code: 'K7PM2ABC' }],
  ['/table/K7PM2ABC/', { screen: 'table', code: 'K7PM2ABC' }],
  ['/table/K7PM2ABC/display', { screen: 'display', code: 'K7PM2ABC' }],
  ['/join/a%20b', { screen: 'join', invitation: 'a b' }],
  ['/join/%E0%A4', { screen: 'join', invitation: '%E0%A4' }],
  ['/rules/go', { screen: 'rules', game: 'go' }],
  ['/rules', { screen: 'lost' }],
  ['/replay/k7pm-2abc', { screen: 'replay', what: 'K7PM2ABC' }],
  ['/replay/file', { screen: 'replay', what: 'file' }],
  ['/replay/K7PM2ABC/elsewhere', { screen: 'lost' }],
  ['/me', { screen: 'me' }],
  ['/table', { screen: 'lost' }],
  ['/table/K7PM2ABC/elsewhere', { screen: 'lost' }],
  ['/nowhere', { screen: 'lost' }],
])('%s leads to %o', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a code is read as people type it, and shown in two groups', () => {
  expect(tidyCode(' k7pm 2abc!9')).toBe('K7PM2ABC');
  expect(groupCode('K7PM2ABC')).toBe('K7PM 2ABC');
});

beforeEach(() => {
  document.body.innerHTML = '<a href="/table/ABCDEFGH"><b>in</b></a><a id="blank" href="/me" target="_blank">out</a>';
  router.go('/');
});

test('a click inside a link changes the screen without a reload; a link to a new window does not', () => {
  router.start();
  document.querySelector('b')?.click();
  expect(router.route).toEqual({ screen: 'table', code: 'ABCDEFGH' });
  router.go('/');
  document.getElementById('blank')?.addEventListener('click', (event) => event.preventDefault());
  document.getElementById('blank')?.click();
  expect(router.route).toEqual({ screen: 'home' });
});
