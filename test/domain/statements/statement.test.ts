import { describe, expect, it } from 'vitest';
import { readStoredLine } from '#domain/statements/statement.ts';

describe('a line of an applied statement', () => {
  it('CA-3 keeps the place of a cell that is no text as an empty one', () => {
    const line = readStoredLine({ kind: 'equal', cells: ['HK-7Q4K-2M', null, 1310, ['x']] });
    expect(line?.cells).toEqual(['HK-7Q4K-2M', '', '1310', '']);
  });
});
