import { type CreateConsignmentBody, createConsignmentCall } from '#contract/consignments/consignments.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import type { Api } from '../servers/startApi.ts';

/** A parcel as staff enter it, with the test's own values in place of these. */
export const parcelBody = (given: Partial<CreateConsignmentBody> = {}): CreateConsignmentBody => ({
  courier: 'steadfast',
  trackingCode: null,
  weight: 500,
  note: '',
  thana: null,
  exchangeAmount: null,
  ...given,
});

/** Gives an order to a courier as staff do. */
export const giveToCourier = async (
  api: Api,
  token: string,
  orderId: string,
  given: Partial<CreateConsignmentBody> = {},
): Promise<ConsignmentWithHistory> =>
  (await api.call(createConsignmentCall, { params: { id: orderId }, body: parcelBody(given), token })).data;
