import { expect, it } from 'vitest';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { demoOrders } from '#demo/orders/demoOrders.ts';
import { parcelRows } from '#demo/orders/parcelRows.ts';

const now = new Date('2026-03-01T06:00:00.000Z');
const parcels = demoOrders(demoProducts(now), now).flatMap((made) => parcelRows(made, now)?.parcel ?? []);

it('CR-6 the courier of a seeded parcel was heard at its last stage, and never while the parcel is only booked', () => {
  const isBooked = parcels.map(({ stage }) => stage === 'booked');
  expect(new Set(isBooked)).toEqual(new Set([true, false]));
  expect(parcels.map(({ saidAt, newsAt }) => [saidAt, newsAt])).toEqual(
    parcels.map(({ stageAt }, index) => (isBooked[index] ? [null, null] : [stageAt, stageAt])),
  );
});
