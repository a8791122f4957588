import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useVersionedSave } from '#dashboard/components/forms/useVersionedSave.ts';

const unreachable = { kind: 'unreachable', message: 'The shop cannot be reached.' } as const;
const refused = (code: 'invalid' | 'changedMeanwhile') => ({
  kind: 'refused',
  status: 400,
  code,
  message: 'No.',
});

/** The save of a form that was opened with version 1; each call is answered by the next result. */
const openSave = (...results: readonly (number | object)[]) => {
  const sent: [string, number][] = [];
  const { result } = renderHook(() =>
    useVersionedSave(1, async (contents: string, version) => {
      const answer = results[sent.length];
      sent.push([contents, version]);
      return typeof answer === 'number' ? answer : Promise.reject(answer);
    }),
  );
  return { save: result.current, sent };
};

it('SP-9 AP-3 sends the same contents again over the same version after a lost answer', async () => {
  const { save, sent } = openSave(unreachable, 2);
  await expect(save('a')).rejects.toEqual(unreachable);
  expect(await save('a')).toBe(2);
  expect(sent).toEqual([
    ['a', 1],
    ['a', 1],
  ]);
});

it('SP-9 AP-3 saves other contents over the version that the lost ones have', async () => {
  const { save, sent } = openSave(unreachable, 2, refused('invalid'), 3);
  await expect(save('a')).rejects.toEqual(unreachable);
  await expect(save('b')).rejects.toEqual(refused('invalid'));
  expect(await save('c')).toBe(3);
  expect(sent).toEqual([
    ['a', 1],
    ['a', 1],
    ['b', 2],
    ['c', 2],
  ]);
});

it('SP-9 AP-3 sends lost contents no more once the shop has refused them', async () => {
  const { save, sent } = openSave(unreachable, refused('invalid'), unreachable, 2, 3);
  await expect(save('a')).rejects.toEqual(unreachable);
  await expect(save('b')).rejects.toEqual(unreachable);
  expect(await save('c')).toBe(3);
  expect(sent).toEqual([
    ['a', 1],
    ['a', 1],
    ['b', 1],
    ['b', 1],
    ['c', 2],
  ]);
});

it('SP-9 AP-3 saves nothing over what somebody else has saved after the lost contents', async () => {
  const { save, sent } = openSave(unreachable, refused('changedMeanwhile'), refused('changedMeanwhile'));
  await expect(save('a')).rejects.toEqual(unreachable);
  await expect(save('b')).rejects.toEqual(refused('changedMeanwhile'));
  await expect(save('c')).rejects.toEqual(refused('changedMeanwhile'));
  expect(sent).toEqual([
    ['a', 1],
    ['a', 1],
    ['a', 1],
  ]);
});
