import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Selectable, useSelection } from '#dashboard/components/selection/useSelection.ts';

const row = { _id: '7' };
const select = () =>
  renderHook(({ list }) => useSelection<Selectable>(list), { initialProps: { list: 'pending' } });

const idsOf = ({ current }: ReturnType<typeof select>['result']) => current.items.map(({ _id }) => _id);

it('SPD-22 the selection stays the same object until it changes', () => {
  const { result, rerender } = select();
  const before = result.current;
  rerender({ list: 'pending' });
  expect(result.current).toBe(before);
  act(() => before.toggle(row, true));
  expect([result.current.items, result.current.has('7')]).toEqual([[row], true]);
  expect([before.items, before.has('7')]).toEqual([[], false]);
});

it('MD-6 keeps both of two rows that are selected in one event', () => {
  const { result } = select();
  act(() => {
    result.current.toggle(row, true);
    result.current.add([{ _id: '8' }]);
    result.current.toggle({ _id: '9' }, true);
    result.current.toggle(row, false);
  });
  expect(idsOf(result)).toEqual(['8', '9']);
});

it('MD-6 another list starts with no selection', () => {
  const { result, rerender } = select();
  act(() => result.current.add([row]));
  rerender({ list: 'delivered' });
  expect([result.current.items, result.current.has('7')]).toEqual([[], false]);
});

describe('rows that arrive some time after they were asked for', () => {
  const rows = ['1', '2', '3'].map((_id) => ({ _id }));
  const [one, two] = rows as [Selectable, Selectable];
  /** Asks for all rows while one of them is selected. */
  const ask = () => {
    const { result, rerender } = select();
    act(() => result.current.add([one]));
    return { result, rerender, arrive: result.current.replaceLate };
  };

  it('MD-6 are all selected', () => {
    const { result, arrive } = ask();
    act(() => arrive(rows));
    expect(idsOf(result)).toEqual(['1', '2', '3']);
  });

  it('MD-6 are selected without the one that was deselected meanwhile', () => {
    const { result, arrive } = ask();
    act(() => result.current.toggle(two, true));
    act(() => result.current.toggle(one, false));
    act(() => arrive(rows));
    expect(idsOf(result)).toEqual(['2', '3']);
  });

  it('MD-6 are not selected once the selection was cleared', () => {
    const { result, arrive } = ask();
    act(() => result.current.replace([]));
    act(() => arrive(rows));
    expect(idsOf(result)).toEqual([]);
  });

  it('MD-6 leave the selection of another list as it is', () => {
    const { result, rerender, arrive } = ask();
    rerender({ list: 'delivered' });
    act(() => result.current.add([row]));
    act(() => arrive(rows));
    expect(idsOf(result)).toEqual(['7']);
  });
});
