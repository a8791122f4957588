import { headers } from '#contract/call/headers.ts';
import { type MakeHandoverBody, makeHandoverCall } from '#contract/cash/handovers.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import { openParcelShop } from './parcelShop.ts';
import type { DatabaseTarget } from './testDatabases.ts';

/** A shop with parcels of 311 taka each, which `delivered` makes: by default its own rider has delivered them. */
export const openRiderShop = async (at: DatabaseTarget) => {
  const shop = await openParcelShop(at);
  const delivered = async (
    given: Parameters<typeof shop.give>[1] = { courier: 'ownRider', rider: 'Karim' },
  ): Promise<ConsignmentWithHistory> => {
    const order = await shop.confirmed();
    const parcel = await shop.give(order, given);
    await shop.move(parcel.id, 'booked', 'delivered');
    const [stored] = await shop.parcelsOf(order);
    if (stored === undefined) throw new Error('The order has no parcel.');
    return stored;
  };
  return {
    ...shop,
    delivered,
    /** The parcel as it is now. */
    parcelNow: async ({ id, orderId }: ConsignmentWithHistory): Promise<ConsignmentWithHistory> => {
      const found = (await shop.parcelsOf(orderId ?? '')).find((parcel) => parcel.id === id);
      if (found === undefined) throw new Error('The order does not have this parcel.');
      return found;
    },
    handOver: (
      body: Pick<MakeHandoverBody, 'parcels' | 'expected' | 'amount'> & { readonly rider?: string },
      { token = shop.tokens.staff, key }: { readonly token?: string; readonly key?: string } = {},
    ) =>
      shop.api.send(makeHandoverCall, {
        body: { rider: 'Karim', ...body },
        token,
        ...(key === undefined ? {} : { headers: { [headers.idempotencyKey]: key } }),
      }),
  };
};

export type RiderShop = Awaited<ReturnType<typeof openRiderShop>>;
