import {
  type AddPayoutBody,
  type ApplyStatementBody,
  addPayoutAheadCall,
  applyStatementCall,
  type ConfirmPayoutBody,
  checkStatementCall,
  confirmPayoutCall,
  listCourierPaymentsCall,
  listPayoutsAheadCall,
  listStatementLinesCall,
  listStatementsCall,
  type MappedStatementBody,
  matchPayoutCall,
  previewStatementCall,
  readStatementCall,
  type StatementSourceBody,
  type StatementsQuery,
} from '#contract/consignments/statements.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { type Payout, readPayout } from '#domain/statements/payout.ts';
import { readStatementCheck } from '#domain/statements/readStatementCheck.ts';
import {
  readStatement,
  readStatementWithSums,
  readStoredLine,
  type Statement,
  type StatementWithSums,
  type StoredLine,
} from '#domain/statements/statement.ts';
import type { StatementCheck } from '#domain/statements/statementCheck.ts';
import type { StatementKind } from '#domain/statements/statementKind.ts';
import { readStatementPreview, type StatementPreview } from '#domain/statements/statementPreview.ts';
import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { type Page, pageIn } from '../client/page.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';

/** Couriers' statements and payouts, for staff (CA-3, CA-4). */

export type {
  ApplyStatementBody,
  ConfirmPayoutBody,
  MappedStatementBody,
  StatementSourceBody,
} from '#contract/consignments/statements.ts';

/** A payment in a courier's own list. */
interface ListedPayment {
  readonly id: string;
  /** Taka; `null` when the courier names no amount. */
  readonly amount: number | null;
  /** The time as the courier writes it; '' when it names none. */
  readonly at: string;
  /** The courier's own word. */
  readonly state: string;
}

interface CourierPayments {
  readonly payments: readonly ListedPayment[];
  /** Whether the courier has a list of payments at all. */
  readonly isOffered: boolean;
}

interface LinesPage {
  readonly lines: readonly StoredLine[];
  /** The `after` of the next page; `null` at the end. */
  readonly next: number | null;
}

const readPayment = (raw: unknown): ListedPayment | null =>
  isRecord(raw)
    ? {
        id: readText(raw.id),
        amount: readNumber(raw.amount),
        at: readText(raw.at),
        state: readText(raw.state),
      }
    : null;

export const statementsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  // RTK Query invalidates the tags of a mutation after a failure too: another admin may have confirmed the payout, for example.
  endpoints: (build) => ({
    /** A page of the applied statements, newest first. */
    statements: build.query<Page<Statement>, StatementsQuery>({
      query: (args) =>
        apiRequest(listStatementsCall, {
          query: { ...args, limit: pageSizes.statements },
        }),
      transformResponse: (reply) => pageIn(reply, 'statements', readStatement),
      providesTags: ['Statement'],
    }),
    /** An applied statement, with the sums of its lines by kind. */
    statement: build.query<StatementWithSums | null, string>({
      query: (id) => apiRequest(readStatementCall, { params: { id } }),
      transformResponse: (reply) => readOne(reply, readStatementWithSums),
      providesTags: ['Statement'],
    }),
    /** A page of a statement's lines in the order of its file. */
    statementLines: build.query<
      LinesPage,
      { readonly id: string; readonly kind?: StatementKind | undefined; readonly after?: number | undefined }
    >({
      query: ({ id, kind, after }) =>
        apiRequest(listStatementLinesCall, {
          params: { id },
          query: { kind, after, limit: pageSizes.statementLines },
        }),
      transformResponse: (reply) => ({
        lines: listIn(reply, 'lines', readStoredLine),
        next: isRecord(reply) ? readNumber(reply.next) : null,
      }),
      // A line has the state of its parcel's cash, which changes with the parcel.
      providesTags: ['Statement', 'Consignment'],
    }),
    /** The newest payments in a courier's own list. */
    courierPayments: build.query<CourierPayments, CourierId>({
      query: (courier) => apiRequest(listCourierPaymentsCall, { query: { courier } }),
      transformResponse: (reply) => ({
        payments: listIn(reply, 'payments', readPayment),
        isOffered: isRecord(reply) && reply.isOffered === true,
      }),
    }),
    /** The payouts that came before their parcels were delivered and have no statement yet; of all couriers for `undefined`. */
    payoutsAhead: build.query<Payout[], CourierId | undefined>({
      query: (courier) => apiRequest(listPayoutsAheadCall, { query: { courier } }),
      transformResponse: (reply) => listIn(reply, 'payouts', readPayout),
      providesTags: ['Statement'],
    }),
    /** Reads the first rows of a file or payment, and what its columns seem to mean. */
    previewStatement: build.mutation<StatementPreview | null, StatementSourceBody>({
      query: (body) => apiRequest(previewStatementCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: readStatementPreview,
    }),
    /** Tells for each line what applying the statement would do; changes nothing. */
    checkStatement: build.mutation<StatementCheck, MappedStatementBody>({
      query: (body) => apiRequest(checkStatementCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: readStatementCheck,
    }),
    /** Applies the statement as it was checked. */
    applyStatement: build.mutation<Statement | null, ApplyStatementBody>({
      query: (body) => apiRequest(applyStatementCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => readOne(reply, readStatement),
      invalidatesTags: ['Statement', 'Consignment'],
    }),
    /** Confirms a statement by a payout that has arrived for it. */
    confirmPayout: build.mutation<void, { readonly id: string; readonly body: ConfirmPayoutBody }>({
      query: ({ id, body }) => apiRequest(confirmPayoutCall, { params: { id }, body }),
      invalidatesTags: ['Statement', 'Consignment'],
    }),
    /** Confirms a statement by a payout that was noted ahead. */
    matchPayout: build.mutation<void, { readonly id: string; readonly payoutId: string }>({
      query: ({ id, payoutId }) => apiRequest(matchPayoutCall, { params: { id }, body: { payoutId } }),
      invalidatesTags: ['Statement', 'Consignment'],
    }),
    /** Notes a payout that came before its parcels were delivered. */
    addPayoutAhead: build.mutation<void, AddPayoutBody>({
      query: (body) => apiRequest(addPayoutAheadCall, { body }),
      invalidatesTags: ['Statement'],
    }),
  }),
});

export const {
  useStatementsQuery,
  useStatementQuery,
  useStatementLinesQuery,
  useCourierPaymentsQuery,
  usePayoutsAheadQuery,
  usePreviewStatementMutation,
  useCheckStatementMutation,
  useApplyStatementMutation,
  useConfirmPayoutMutation,
  useMatchPayoutMutation,
  useAddPayoutAheadMutation,
} = statementsApi;
