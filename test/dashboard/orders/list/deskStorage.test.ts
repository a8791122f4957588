import { describe, expect, it } from 'vitest';
import {
  readColumns,
  readViews,
  usualColumns,
  withView,
  writeColumns,
  writeViews,
} from '#dashboard/orders/list/deskStorage.ts';
import { MemoryStorage } from '../../../support/browser/memoryStorage.ts';

const view = { name: 'Dhaka', list: 'pending', query: 'district=Dhaka' } as const;

describe('what an account keeps of its desk', () => {
  it('DK-14 is its own: another account in this browser has the usual columns and no views', () => {
    const storage = new MemoryStorage();
    writeColumns('anna', ['goods'], storage);
    writeViews('anna', [view], storage);

    expect([readColumns('anna', storage), readViews('anna', storage)]).toEqual([['goods'], [view]]);
    expect([readColumns('bina', storage), readViews('bina', storage)]).toEqual([usualColumns, []]);
  });

  it('DK-14 survives what cannot be read', () => {
    const storage = new MemoryStorage();
    storage.setItem('orderColumns anna', '["goods","size"]');
    storage.setItem('orderViews anna', JSON.stringify([{ name: 'Old', list: 'gone' }, 5, view]));

    expect([readColumns('anna', storage), readViews('anna', storage)]).toEqual([['goods'], [view]]);
    storage.setItem('orderViews anna', '{');
    expect(readViews('anna', storage)).toEqual([]);
  });

  it('DK-14 has one view of a name, by name', () => {
    const other = { ...view, name: 'Bogura' };
    const changed = { ...view, query: 'sort=oldest' };
    expect(withView(withView([view], other), changed)).toEqual([other, changed]);
  });
});
