import { describe, expect, it } from 'vitest';
import { type RenamedRows, rowKeys, withRename } from '#dashboard/categories/rowKeys.ts';

/** In place of the category whose sub-categories are meant: the categories themselves. */
const top = '';
const none: RenamedRows = new Map();
const renamed = withRename(none, top, { from: 'Fish', to: 'Fresh Fish' });

describe('the keys of the rows', () => {
  it('SP-4 are the names, and stay when a name changes, however often', () => {
    expect(rowKeys(none, top, ['Fish', 'Nets'])).toEqual(['Fish', 'Nets']);
    expect(rowKeys(renamed, top, ['Fresh Fish', 'Nets'])).toEqual(['Fish', 'Nets']);
    const again = withRename(renamed, top, { from: 'Fresh Fish', to: 'River Fish' });
    expect(rowKeys(again, top, ['River Fish', 'Nets'])).toEqual(['Fish', 'Nets']);
    // The list may still have the name of before.
    expect(rowKeys(renamed, top, ['Fish', 'Nets'])).toEqual(['Fish', 'Nets']);
  });

  it('SP-4 differ when a new category has the name of before', () => {
    expect(new Set(rowKeys(renamed, top, ['Fresh Fish', 'Fish'])).size).toBe(2);
    const back = withRename(renamed, top, { from: 'Fresh Fish', to: 'Fish' });
    expect(rowKeys(back, top, ['Fish', 'Fresh Fish'])).toEqual(['Fish', 'Fresh Fish']);
  });

  it('SP-4 stay for a sub-category in its own category alone', () => {
    const subs = withRename(none, 'Fish', { from: 'River', to: 'Pond' });
    expect(rowKeys(subs, 'Fish', ['Pond'])).toEqual(['River']);
    expect(rowKeys(subs, 'Nets', ['Pond', 'River'])).toEqual(['Pond', 'River']);
  });
});
