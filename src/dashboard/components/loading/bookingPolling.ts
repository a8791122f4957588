import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';

/** How often parcels are fetched again while one of them is being booked. */
const intervalMs = 4000;
/** The interval by which RTK Query does not poll. */
const never = 0;

/** Query options that fetch the parcels of a screen again and again while one of them is being booked (CR-13). */
export const bookingPolling = (
  parcels: readonly { readonly stage: ConsignmentStage }[],
): { readonly pollingInterval: number; readonly skipPollingIfUnfocused: true } => ({
  pollingInterval: parcels.some(({ stage }) => stage === 'booking') ? intervalMs : never,
  skipPollingIfUnfocused: true,
});
