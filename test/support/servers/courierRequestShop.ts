import { openCourierDesk } from '#server/courierDesk/openCourierDesk.ts';
import { systemClock } from '#server/couriers/courierClock.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import { parcelToBook } from '../builders/parcelToBook.ts';
import { openDeskWorkers } from './deskWorkers.ts';
import { openFakeSteadfast } from './fakeCouriers/openFakeSteadfast.ts';
import { openParcelShop } from './parcelShop.ts';
import type { DatabaseTarget } from './testDatabases.ts';

const rules = () => ({ shipsAtCustody: true, cancelsReturning: true });

/** A shop with a confirmed order and the stand-in of Steadfast, whose outbox is worked when a test says so. */
export const openCourierRequestShop = async (at: DatabaseTarget) => {
  const steadfast = await openFakeSteadfast(systemClock);
  const { apiKey, secretKey, address } = steadfast.settings;
  const { api, tokens, confirmed, give } = await openParcelShop(at, {
    settings: {
      fixedSecrets: { steadfastApiKey: apiKey, steadfastSecretKey: secretKey },
      courierAddresses: { steadfast: address, pathao: null, allowsLoopback: true },
    },
  });
  const order = await confirmed();
  const courier = openSteadfast(steadfast.settings);
  const couriers = new Map([['steadfast' as const, courier]]);
  const workers = openDeskWorkers(api, openCourierDesk({ db: api.db, couriers, rules, now: api.now }));
  return {
    ...workers,
    api,
    token: tokens.admin,
    order,
    steadfast,
    callsTo: (path: string) => steadfast.calls.filter((call) => call.path === path),
    /** A parcel of the order that Steadfast has, too. */
    booked: async () => {
      const parcel = await give(order);
      await courier.book(parcelToBook({ invoice: parcel.invoice }));
      return parcel;
    },
    close: async () => {
      await workers.closeWorkers();
      await api.close();
      await steadfast.close();
    },
  };
};

export type CourierRequestShop = Awaited<ReturnType<typeof openCourierRequestShop>>;
