import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { setOrderStatusCall } from '#contract/orders/orders.ts';
import { openCourierDesk } from '#server/courierDesk/openCourierDesk.ts';
import { systemClock } from '#server/couriers/courierClock.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import { lineFor, orderBody } from '../builders/orderBody.ts';
import { parcelToBook } from '../builders/parcelToBook.ts';
import { giveToCourier } from '../clients/parcels.ts';
import { addProduct, submitOrder } from '../clients/shopData.ts';
import { openFakeSteadfast } from './fakeCouriers/openFakeSteadfast.ts';
import { adminPerson, startApi } from './startApi.ts';
import type { DatabaseTarget } from './testDatabases.ts';

const rules = () => ({ shipsAtCustody: true, cancelsReturning: true });

/** A shop with a confirmed order and the stand-in of Steadfast, whose outbox is worked when a test says so. */
export const openCourierRequestShop = async (at: DatabaseTarget) => {
  const steadfast = await openFakeSteadfast(systemClock);
  const { apiKey, secretKey, address } = steadfast.settings;
  const api = await startApi(at, {
    fixedSecrets: { steadfastApiKey: apiKey, steadfastSecretKey: secretKey },
    courierAddresses: { steadfast: address, pathao: null, allowsLoopback: true },
  });
  const { db } = api;
  const token = await api.signIn(adminPerson);
  const order = await submitOrder(api, orderBody([lineFor(await addProduct(api, token), 250.5)]));
  await api.call(setOrderStatusCall, { params: { id: order }, body: { status: 'Confirmed' }, token });
  // The server of a test runs no workers: desk and outbox are opened here.
  const courier = openSteadfast(steadfast.settings);
  const { handlers } = openCourierDesk({
    db,
    couriers: new Map([['steadfast', courier]]),
    rules,
    now: api.now,
  });
  /** Seconds that the database's clock is ahead, by which jobs are due. */
  let ahead = 0;
  const time = () => sql`clock_timestamp() + make_interval(secs => ${ahead})`;
  // `work` wakes the worker: it looks by itself only once a minute (milliseconds).
  const jobs = openOutboxWorker({ db, handlers, log: { warn: () => undefined }, time, every: 60_000 });
  return {
    api,
    token,
    order,
    steadfast,
    /** Lets the time of the database pass, by which jobs are due; `api.pass` is for the shop's clock. */
    passForJobs: (seconds: number) => {
      ahead += seconds;
    },
    /** Runs the outbox until nothing is due. */
    work: () =>
      vi.waitFor(
        async () => {
          jobs.wake();
          const due = sql`${outbox.state} = 'working' or (${outbox.state} = 'waiting' and ${outbox.nextAt} <= ${time()})`;
          expect(await db.$count(outbox, due)).toBe(0);
        },
        { timeout: 20_000, interval: 20 },
      ),
    callsTo: (path: string) => steadfast.calls.filter((call) => call.path === path),
    /** A parcel of the order that Steadfast has, too. */
    booked: async () => {
      const parcel = await giveToCourier(api, token, order);
      await courier.book(parcelToBook({ invoice: parcel.invoice }));
      return parcel;
    },
    close: async () => {
      await jobs.close();
      await api.close();
      await steadfast.close();
    },
  };
};

export type CourierRequestShop = Awaited<ReturnType<typeof openCourierRequestShop>>;
