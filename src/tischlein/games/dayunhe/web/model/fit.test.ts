import { describe, expect, it } from 'vitest';
import { labelFor } from './fit';

describe('the label on a region', () => {
  it('is the whole name where that has room', () => {
    expect(labelFor('Maximiliane-Annegret', 220, 16)).toBe('Maximiliane-Annegret');
  });

  it('is the first part of the name over a short region, or in large letters', () => {
    expect(labelFor('Maximiliane-Annegret', 156, 16)).toBe('Maximiliane');
    expect(labelFor('Kunigunde Uhlenhorst', 220, 32)).toBe('Kunigunde');
  });
});
