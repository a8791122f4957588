import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Selectable, useSelection } from '#dashboard/components/selection/useSelection.ts';

const row = { _id: '7' };
const select = () =>
  renderHook(({ list }) => useSelection<Selectable>(list), { initialProps: { list: 'pending' } });

it('SPD-22 the selection stays the same object until it changes', () => {
  const { result, rerender } = select();
  const before = result.current;
  rerender({ list: 'pending' });
  expect(result.current).toBe(before);
  act(() => before.toggle(row, true));
  expect([result.current.items, result.current.has('7')]).toEqual([[row], true]);
  expect([before.items, before.has('7')]).toEqual([[], false]);
});

it('MD-6 another list starts with no selection', () => {
  const { result, rerender } = select();
  act(() => result.current.add([row]));
  rerender({ list: 'delivered' });
  expect([result.current.items, result.current.has('7')]).toEqual([[], false]);
});
