import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { roles } from '#domain/accounts/role.ts';
import { initialStateOf, readTransitions } from '#machines/readTransitions.ts';

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
  expect(readTransitions(machine, roles)).toEqual([
    { from: 'shut', event: 'OPEN', to: 'open', by: [], guard: 'isAllowed' },
    { from: 'shut', event: 'NOTE', to: 'shut', by: [], guard: '' },
    { from: 'open', event: 'LOCK', to: 'shut', by: ['admin'], guard: 'isOneOf' },
  ]);
  expect(initialStateOf(machine)).toBe('shut');
});
