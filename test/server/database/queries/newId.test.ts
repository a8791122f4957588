import { expect, it } from 'vitest';
import { newId } from '#server/database/queries/newId.ts';

it('newId returns 24 hexadecimal digits that sort by time, each different', () => {
  const early = Array.from({ length: 1000 }, () => newId(new Date('2026-03-02T09:07:00Z')));
  const late = newId(new Date('2026-03-02T09:07:01Z'));

  expect(early.every((id) => /^[0-9a-f]{24}$/.test(id) && id < late)).toBe(true);
  expect(new Set(early).size).toBe(1000);
});
