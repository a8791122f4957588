import { describe, expect, it } from 'vitest';
import { balanceAfter, ledgerEntries, reversingEntries } from '#domain/cash/ledger.ts';

/** Before anything was collected. All amounts are poisha, of a parcel of ৳1,310: its courier keeps ৳60 and 1 % of that. */
const nothing = { unremitted: 0, outstanding: 0 };

describe('the ledger of cash', () => {
  it('CA-2 leaves out what is 0, and keeps the kinds in one order', () => {
    expect(
      ledgerEntries({ remit: -123_690, fee: -6000, codFee: -1310, collect: 131_000, rounding: 0 }),
    ).toEqual([
      { kind: 'collect', amount: 131_000 },
      { kind: 'fee', amount: -6000 },
      { kind: 'codFee', amount: -1310 },
      { kind: 'remit', amount: -123_690 },
    ]);
  });

  it('CA-2 owes nothing more once all is collected, named and paid', () => {
    const collected = balanceAfter(nothing, ledgerEntries({ collect: 131_000, rounding: 40 }));
    const named = balanceAfter(collected, ledgerEntries({ fee: -6000, codFee: -1310, remit: -123_690 }));
    const paid = balanceAfter(named, ledgerEntries({ payout: -123_690 }));
    expect([collected, named, paid]).toEqual([
      { unremitted: 131_000, outstanding: 131_000 },
      { unremitted: 0, outstanding: 123_690 },
      { unremitted: 0, outstanding: 0 },
    ]);
  });

  it('CA-2 counts neither what is rounded away nor what was paid in advance', () => {
    expect(balanceAfter(nothing, ledgerEntries({ rounding: -40, advance: 6000 }))).toEqual(nothing);
  });

  it('CA-2 owes again what a later payout takes back', () => {
    const named = balanceAfter(nothing, ledgerEntries({ takeBack: 131_000 }));
    expect([named, balanceAfter(named, ledgerEntries({ payout: 131_000 }))]).toEqual([
      { unremitted: 131_000, outstanding: 0 },
      { unremitted: 131_000, outstanding: 131_000 },
    ]);
  });

  it('CA-2 undoes entries by their opposites', () => {
    const entries = ledgerEntries({ collect: 131_000, rounding: 40 });
    expect(balanceAfter(balanceAfter(nothing, entries), reversingEntries(entries))).toEqual(nothing);
  });
});
