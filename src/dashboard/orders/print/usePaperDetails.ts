import { useMemo } from 'react';
import { type PaidAdvances, usePaidAdvancesQuery } from '#api/orders/advancesApi.ts';
import { type ParcelMarksById, useParcelMarksQuery } from '#api/orders/consignmentsApi.ts';
import type { TokensById } from '#api/orders/trackingLinksApi.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PaperKind } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { useTrackingTokens } from '../invoice/useTrackingTokens.ts';

/** What papers show beside the orders themselves, by the ids of the orders. */
export interface PaperDetails {
  readonly marks: ParcelMarksById;
  readonly paid: PaidAdvances;
  readonly tokens: TokensById;
}

// The same objects at each render, for what a paper does not show.
const none = {};
const noOrders: readonly Order[] = [];

/**
 * What a paper of these orders shows beside them: `undefined` until all of it is known, so that none is printed without a code or with a
 * wrong amount. `failed` is what could not be loaded.
 */
export const usePaperDetails = (kind: PaperKind, orders: readonly Order[]) => {
  const ids = orders.map(({ _id }) => _id);
  const hasAmount = kind === 'labels' || kind === 'packing-slips';
  const skip = !hasAmount || ids.length === 0;
  const marksQuery = useParcelMarksQuery(ids, { ...refetchOnMount, skip });
  const paidQuery = usePaidAdvancesQuery(ids, { ...refetchOnMount, skip });
  const tokens = useTrackingTokens(kind === 'invoices' ? orders : noOrders);
  const marks = skip ? none : marksQuery.currentData;
  const paid = skip ? none : paidQuery.currentData;
  const details = useMemo<PaperDetails | undefined>(
    () => (marks && paid && tokens ? { marks, paid, tokens } : undefined),
    [marks, paid, tokens],
  );
  const failed = [
    { what: messages.theTrackingCodes, query: marksQuery },
    { what: messages.whatWasPaidInAdvance, query: paidQuery },
  ].find(({ query }) => query.isError && query.currentData === undefined);
  return { details, failed };
};
