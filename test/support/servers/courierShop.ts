import { onTestFinished } from 'vitest';
import { invoiceOf } from '#domain/consignments/consignment.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { CourierRules } from '#domain/orders/courierMoves.ts';
import { insertConsignment } from '#server/consignments/consignmentChangesRepository.ts';
import { consignmentsOf } from '#server/consignments/consignmentsRepository.ts';
import { bookingJob } from '#server/courierDesk/bookingJob.ts';
import { openCourierDesk } from '#server/courierDesk/openCourierDesk.ts';
import type { Courier } from '#server/couriers/courier.ts';
import { newId } from '#server/database/queries/newId.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { parcelDecisions } from '#server/database/schema/schema.ts';
import { findOrder } from '#server/orders/lists/ordersRepository.ts';
import { addToOutbox } from '#server/outbox/addToOutbox.ts';
import { openDeskWorkers } from './deskWorkers.ts';
import { openParcelShop } from './parcelShop.ts';
import { openTestCourier, type TestCourier } from './testCourier.ts';
import type { DatabaseTarget } from './testDatabases.ts';

type BookingCourier = 'pathao' | 'steadfast';

/** A shop with two couriers, of which Steadfast refuses to book an invoice twice; its workers run when a test says so. */
export const openCourierShop = async (at: DatabaseTarget) => {
  const couriers: Record<BookingCourier, TestCourier> = {
    pathao: openTestCourier('pathao'),
    steadfast: openTestCourier('steadfast', { refusesRepeats: true }),
  };
  const opened = new Map<CourierId, Courier>(
    Object.values(couriers).map(({ courier }) => [courier.id, courier]),
  );
  const shop = await openParcelShop(at, { parts: { couriers: opened } });
  const { api } = shop;
  const { db } = api;
  /** A test may change them. */
  const rules: { -readonly [Rule in keyof CourierRules]: boolean } = {
    shipsAtCustody: true,
    cancelsReturning: true,
  };
  const desk = openCourierDesk({ db, couriers: opened, rules: () => rules, now: api.now });
  const workers = openDeskWorkers(api, desk);
  onTestFinished(async () => {
    await workers.closeWorkers();
    await api.close();
  });
  return {
    ...shop,
    ...workers,
    couriers,
    /** All that are open; a test may add one. */
    opened,
    rules,
    desk,
    /** A parcel whose booking waits in the outbox; returns its id. */
    book: async (
      orderId: string,
      courier: BookingCourier = 'pathao',
      { isExchange } = { isExchange: false },
    ): Promise<string> => {
      const stored = await findOrder(db, orderId);
      if (stored === null) throw new Error('The order is unknown');
      const number = stored.order.number ?? '';
      const id = newId(new Date());
      await transaction(db, async (tx) => {
        const others = await consignmentsOf(tx, orderId);
        const consignment = {
          id,
          orderId,
          orderNumber: number,
          recipientName: stored.order.customerData.name,
          recipientPhone: stored.order.customerData.mobileNumber,
          courier,
          rider: null,
          invoice: invoiceOf(number, others.length + 1),
          trackingCode: null,
          // Couriers collect whole taka.
          amount: Math.round(stored.order.total),
          fee: null,
          weight: 500,
          note: '',
          thana: null,
          stage: 'booking',
          isExchange,
          requestKey: null,
        } as const;
        await insertConsignment(tx, consignment, { uid: 'staff', name: 'staff', at: api.now() });
        await addToOutbox(tx, [bookingJob(consignment)], api.now());
      });
      return id;
    },
    /** What the courier says of a parcel by webhook; a parcel that it does not have yet is booked with it first. */
    hear: async (
      { invoice }: Pick<ConsignmentWithHistory, 'invoice'>,
      word: string,
      saidAt: string,
      { courier = 'pathao', collected = null }: { courier?: BookingCourier; collected?: number | null } = {},
    ): Promise<void> => {
      const { parcels, place, say, token } = couriers[courier];
      const parcel = parcels.find((each) => each.invoice === invoice) ?? place(invoice);
      const response = await fetch(`${api.origin}/webhooks/${courier}`, {
        method: 'POST',
        body: say(parcel, word, saidAt, collected),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      if (response.status !== 202) throw new Error(`The webhook was answered ${response.status}`);
    },
    /** The order's first parcel, or its second. */
    parcelOf: async (orderId: string, nth = 1): Promise<ConsignmentWithHistory> => {
      const parcel = (await shop.parcelsOf(orderId))[nth - 1];
      if (parcel === undefined) throw new Error('The order has no such parcel');
      return parcel;
    },
    statusOf: async (orderId: string) => (await findOrder(db, orderId))?.order.orderStatus,
    decisions: async () =>
      (await db.select().from(parcelDecisions).orderBy(parcelDecisions.createdAt)).map(
        ({ kind, word, details, until, choice }) => ({ kind, word, details, until, choice }),
      ),
  };
};

export type CourierShop = Awaited<ReturnType<typeof openCourierShop>>;
