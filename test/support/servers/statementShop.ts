import { eq } from 'drizzle-orm';
import {
  applyStatementCall,
  checkStatementCall,
  confirmPayoutCall,
  type MappedStatementBody,
} from '#contract/consignments/statements.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { changeConsignment } from '#server/consignments/consignmentChangesRepository.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openParcelShop } from './parcelShop.ts';
import type { DatabaseTarget } from './testDatabases.ts';
import type { TestShopOptions } from './testShop.ts';

type Mapping = MappedStatementBody['mapping'];

/** The columns of the files that `statementCsv` makes. */
export const statementMapping: Mapping = {
  invoice: 'Invoice',
  collected: 'COD',
  fee: 'Charge',
  reference: null,
  trackingCode: null,
  codFee: null,
  returnFee: null,
  compensation: null,
  net: null,
  date: null,
};

/** A statement as Steadfast might write it, in taka. */
export const statementCsv = (
  lines: readonly (readonly [invoice: string, collected: number | string, charge?: number | string])[],
): string =>
  `Invoice,COD,Charge\r\n${lines.map(([invoice, cod, charge = 60]) => `${invoice},${cod},${charge}\r\n`).join('')}`;

/** A file as it is sent. */
const bodyOf = (content: string | Buffer, given: Partial<MappedStatementBody> = {}): MappedStatementBody => ({
  courier: 'steadfast',
  file: { name: 'payout.csv', content: Buffer.from(content).toString('base64') },
  payment: null,
  mapping: statementMapping,
  payoutTotal: null,
  ...given,
});

/** A shop with parcels of Steadfast, and the calls by which staff take its statements. */
export const openStatementShop = async (at: DatabaseTarget, options: TestShopOptions = {}) => {
  const shop = await openParcelShop(at, options);
  const { api, tokens } = shop;
  const move = async (parcel: Consignment, stage: Consignment['stage'], collected?: number) => {
    const current = (await shop.parcelsOf(parcel.orderId ?? '')).find(({ id }) => id === parcel.id);
    await transaction(api.db, (tx) =>
      changeConsignment(
        tx,
        current ?? parcel,
        { to: stage, word: stage, ...(collected === undefined ? {} : { changes: { collected } }) },
        { uid: 'courier:steadfast', name: 'Steadfast', at: api.now() },
      ),
    );
  };
  const parcelIn = async (stage: Consignment['stage'], collected?: number): Promise<Consignment> => {
    const order = await shop.confirmed();
    const parcel = await shop.give(order);
    // A parcel that was given by hand is booked already.
    if (stage !== 'booked') await move(parcel, stage, collected);
    return parcel;
  };
  const check = (content: string | Buffer, given: Partial<MappedStatementBody> = {}) =>
    api.call(checkStatementCall, { body: bodyOf(content, given), token: tokens.staff });
  return {
    ...shop,
    /** Moves the parcel by the courier's word; `collected` is in taka. */
    moveTo: move,
    bodyOf,
    /** A parcel of 311 taka in that stage; what was collected is in taka. */
    parcelIn,
    check,
    /** Any answer to a check; `check` expects a success. */
    tryCheck: (content: string | Buffer, given: Partial<MappedStatementBody> = {}) =>
      api.send(checkStatementCall, { body: bodyOf(content, given), token: tokens.staff }),
    /** Checks and applies; returns the statement. */
    apply: async (content: string | Buffer, given: Partial<MappedStatementBody> = {}) => {
      const { digest } = await check(content, given);
      const body = { ...bodyOf(content, given), digest };
      return (await api.call(applyStatementCall, { body, token: tokens.staff })).data;
    },
    tryApply: (content: string | Buffer, digest: string, given: Partial<MappedStatementBody> = {}) =>
      api.send(applyStatementCall, { body: { ...bodyOf(content, given), digest }, token: tokens.staff }),
    /** Confirms that the payout of a statement has arrived, in taka. */
    pay: (id: string, amount: number, reference = 'Transfer 4711') =>
      api.send(confirmPayoutCall, {
        params: { id },
        body: { method: 'bank', reference, amount, day: '2026-03-02' },
        token: tokens.admin,
      }),
    /** What the database has of the parcel's money, in poisha. */
    cashOf: async (parcel: Consignment) => {
      const [row] = await api.db
        .select({
          state: consignments.cashState,
          unremitted: consignments.unremitted,
          outstanding: consignments.outstanding,
        })
        .from(consignments)
        .where(eq(consignments.id, parcel.id));
      if (row === undefined) throw new Error('The parcel is not there.');
      return row;
    },
  };
};

export type StatementShop = Awaited<ReturnType<typeof openStatementShop>>;
