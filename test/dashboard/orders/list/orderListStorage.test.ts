import { describe, expect, it } from 'vitest';
import {
  readColumns,
  readViews,
  usualColumns,
  withView,
  writeColumns,
  writeViews,
} from '#dashboard/orders/list/orderListStorage.ts';
import { MemoryStorage } from '../../../support/browser/memoryStorage.ts';

const view = { name: 'Dhaka', list: 'pending', query: 'district=Dhaka' } as const;

describe('what an account keeps of its order lists', () => {
  it('DK-14 is its own: another account in this browser has the usual columns and no views', () => {
    const storage = new MemoryStorage();
    writeColumns('nusrat', ['goods'], storage);
    writeViews('nusrat', [view], storage);

    expect([readColumns('nusrat', storage), readViews('nusrat', storage)]).toEqual([['goods'], [view]]);
    expect([readColumns('rahim', storage), readViews('rahim', storage)]).toEqual([usualColumns, []]);
  });

  it('DK-14 survives what cannot be read', () => {
    const storage = new MemoryStorage();
    storage.setItem('orderColumns nusrat', '["goods","size"]');
    storage.setItem('orderViews nusrat', JSON.stringify([{ name: 'Old', list: 'gone' }, 5, view]));

    expect([readColumns('nusrat', storage), readViews('nusrat', storage)]).toEqual([['goods'], [view]]);
    storage.setItem('orderViews nusrat', '{');
    expect(readViews('nusrat', storage)).toEqual([]);
  });

  it('DK-14 has one view of each name, sorted by name', () => {
    const other = { ...view, name: 'Bogura' };
    const changed = { ...view, query: 'sort=oldest' };
    expect(withView(withView([view], other), changed)).toEqual([other, changed]);
  });
});
