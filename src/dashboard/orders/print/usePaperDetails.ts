import { useMemo } from 'react';
import type { PaidAdvances } from '#api/orders/advancesApi.ts';
import type { ParcelMarksById } from '#api/orders/consignmentsApi.ts';
import type { TokensById } from '#api/orders/trackingLinksApi.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PaperKind } from '#domain/staff/printBatch.ts';
import { useTrackingTokens } from '../invoice/useTrackingTokens.ts';
import { useAdvancesAndParcels } from '../useAdvancesAndParcels.ts';

/** What papers show beside the orders themselves, by the ids of the orders. */
export interface PaperDetails {
  readonly marks: ParcelMarksById;
  readonly paid: PaidAdvances;
  readonly tokens: TokensById;
}

const noOrders: readonly Order[] = [];

/**
 * What a paper of these orders shows beside them. It is `undefined` until all is known: a paper without the code of its parcel, or with a
 * wrong amount, must not be printed. `failed` is what could not be loaded. It never names the tokens: an invoice without its token is
 * printed without its QR code.
 */
export const usePaperDetails = (kind: PaperKind, orders: readonly Order[]) => {
  const hasAmount = kind !== 'picking-list';
  const { marks, paid, failed } = useAdvancesAndParcels(hasAmount ? orders : noOrders);
  const tokens = useTrackingTokens(kind === 'invoices' ? orders : noOrders);
  const details = useMemo<PaperDetails | undefined>(
    () => (marks && paid && tokens ? { marks, paid, tokens } : undefined),
    [marks, paid, tokens],
  );
  return { details, failed };
};
