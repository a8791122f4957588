import { expect, it } from 'vitest';
import { lockKeys } from '#server/database/queries/lockFor.ts';

it('SP-4 no two locks of the shop have one key', () => {
  expect(new Set(Object.values(lockKeys)).size).toBe(Object.keys(lockKeys).length);
});
