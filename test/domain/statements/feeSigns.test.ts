import { describe, expect, it } from 'vitest';
import { readStatementLines } from '#domain/statements/statementLines.ts';
import type { StatementMapping } from '#domain/statements/statementMapping.ts';
import { statementTableOf } from '#domain/statements/statementTable.ts';

const readLines = (mapping: StatementMapping, ...rows: readonly (readonly string[])[]) =>
  readStatementLines(statementTableOf(rows.map((cells, index) => ({ row: index + 1, cells }))), mapping);

describe('the fees of a statement', () => {
  it('CA-3 are read as the other lines write them, not by money that is taken back', () => {
    const given = { invoice: 'Invoice', collected: 'COD', fee: 'Charge' };
    const feesOf = (...rows: readonly (readonly string[])[]) => {
      const { lines, faults } = readLines(given, ['Invoice', 'COD', 'Charge'], ...rows);
      return { fees: lines.map(({ fee }) => fee), faults };
    };
    // The courier gives the fee back with the money.
    expect(feesOf(['HK-1', '-1310', '-60'])).toEqual({ fees: [-6000], faults: [] });
    expect(feesOf(['HK-1', '500', '-60'], ['HK-2', '-1310', '60'])).toEqual({
      fees: [6000, -6000],
      faults: [],
    });
  });

  it('CA-3 are read so also without a column of the collected amount', () => {
    const given = { invoice: 'Invoice', fee: 'Charge', net: 'Paid' };
    const linesOf = (...rows: readonly (readonly string[])[]) => {
      const { lines, faults } = readLines(given, ['Invoice', 'Charge', 'Paid'], ...rows);
      return { lines: lines.map(({ collected, fee }) => [collected, fee]), faults };
    };
    // 1310 taka are taken back, and the courier gives the fee back with them.
    expect(linesOf(['HK-1', '-60', '-1250'])).toEqual({ lines: [[-131_000, -6000]], faults: [] });
    expect(linesOf(['HK-1', '-60', '440'], ['HK-2', '60', '-1250'])).toEqual({
      lines: [
        [50_000, 6000],
        [-131_000, -6000],
      ],
      faults: [],
    });
    // Nothing was collected for a parcel that came back, so its net amount is the fee alone.
    expect(linesOf(['HK-1', '-60', '-60'])).toEqual({ lines: [[0, 6000]], faults: [] });
  });
});
