import { describe, expect, it } from 'vitest';
import { neighboursIn } from '#api/plainHost/orderAnswers.ts';

describe('neighboursIn', () => {
  const ids = ['a', 'b', 'c'];

  it('MD-11 names the orders beside one of a complete list', () => {
    expect(ids.map((id) => neighboursIn(ids, id))).toEqual([
      { previous: null, next: 'b', position: 1, total: 3 },
      { previous: 'a', next: 'c', position: 2, total: 3 },
      { previous: 'b', next: null, position: 3, total: 3 },
    ]);
  });

  it('MD-11 has none for an order that the list does not hold', () => {
    expect(neighboursIn(ids, 'x')).toEqual({ previous: null, next: null, position: null, total: 3 });
  });

  it('MD-11 counts no further than a thousand, as the bundled server', () => {
    const many = Array.from({ length: 1001 }, (_, index) => String(index));
    expect(neighboursIn(many, '1')).toEqual({ previous: '0', next: '2', position: 2, total: null });
    expect(neighboursIn(many, '1000')).toEqual({
      previous: '999',
      next: null,
      position: null,
      total: null,
    });
  });
});
