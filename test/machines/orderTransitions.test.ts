import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { orderMachine } from '#machines/orderMachine.ts';
import { initialStateOf, transitionsOf } from '#machines/orderTransitions.ts';

describe('transitionsOf', () => {
  it('CARD-6 reads event, target, roles and the return window from the definition', () => {
    const moves = transitionsOf(orderMachine);
    expect(moves).toContainEqual({
      from: 'Pending',
      event: 'CANCEL',
      to: 'Cancelled',
      by: ['admin', 'staff', 'customer'],
      isTimed: false,
    });
    expect(moves.filter(({ isTimed }) => isTimed)).toEqual([
      { from: 'Delivered', event: 'RETURN', to: 'Return', by: ['customer'], isTimed: true },
    ]);
  });

  it('CARD-6 takes only the known roles from a guard, and stays where there is no target', () => {
    const machine = setup({
      types: { events: {} as { type: 'OPEN' } | { type: 'NOTE' } | { type: 'LOCK' } },
      guards: {
        isAllowed: (_args, _params: { readonly role: string }) => true,
        isOneOf: (_args, _params: readonly string[]) => true,
      },
    }).createMachine({
      initial: 'shut',
      states: {
        shut: {
          on: {
            OPEN: { target: 'open', guard: { type: 'isAllowed', params: { role: 'admin' } } },
            NOTE: { actions: () => undefined },
          },
        },
        open: { on: { LOCK: { target: 'shut', guard: { type: 'isOneOf', params: ['admin', 'guest'] } } } },
      },
    });
    expect(transitionsOf(machine)).toEqual([
      { from: 'shut', event: 'OPEN', to: 'open', by: [], isTimed: false },
      { from: 'shut', event: 'NOTE', to: 'shut', by: [], isTimed: false },
      { from: 'open', event: 'LOCK', to: 'shut', by: ['admin'], isTimed: false },
    ]);
    expect(initialStateOf(machine)).toBe('shut');
  });
});
