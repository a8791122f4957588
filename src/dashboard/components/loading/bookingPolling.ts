import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';

/** Milliseconds between two looks at parcels that are being booked. */
const lookEveryMs = 4000;

/** Query options that fetch parcels again from time to time while one of them is being booked (CR-13). */
export const bookingPolling = (
  parcels: readonly { readonly stage: ConsignmentStage }[],
): { readonly pollingInterval: number; readonly skipPollingIfUnfocused: true } => ({
  pollingInterval: parcels.some(({ stage }) => stage === 'booking') ? lookEveryMs : 0,
  skipPollingIfUnfocused: true,
});
