import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { CourierRequestProgress } from '#domain/consignments/courierRequest.ts';
import { noPolling } from './queryOptions.ts';

/** How often parcels and requests are fetched again while a courier is asked. */
const intervalMs = 4000;

const pollingWhile = (isAsked: boolean) =>
  ({ pollingInterval: isAsked ? intervalMs : noPolling, skipPollingIfUnfocused: true }) as const;

/** Query options that fetch the parcels of a screen again and again while one of them is being booked (CR-13). */
export const bookingPolling = (parcels: readonly { readonly stage: ConsignmentStage }[]) =>
  pollingWhile(parcels.some(({ stage }) => stage === 'booking'));

/** Query options that fetch requests again and again while a courier is being asked for one of them (CR-11). */
export const requestPolling = (requests: readonly { readonly progress: CourierRequestProgress }[]) =>
  pollingWhile(requests.some(({ progress }) => progress === 'asking'));
