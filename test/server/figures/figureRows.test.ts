import { describe, expect, it } from 'vitest';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { noCounts } from '#domain/orders/orderDays.ts';
import { defaultPriceSettings } from '#domain/shop/courierPrices.ts';
import type { KeyedParcels } from '#server/consignments/parcelCostsRepository.ts';
import type { CashSum } from '#server/figures/cashFigures.ts';
import {
  categoryFigures,
  courierFigures,
  districtFigures,
  doorDistricts,
  doorMonths,
} from '#server/figures/figureRows.ts';
import { noCost } from '../../support/builders/noFigures.ts';

const cash = (...amounts: [CourierId, number][]): CashSum => ({
  total: amounts.reduce((sum, [, amount]) => sum + amount, 0),
  byCourier: new Map(amounts),
});

/** Parcels of Pathao, with which nothing is agreed. */
const parcels: KeyedParcels = {
  key: '2026-02',
  courier: 'pathao',
  weight: 500,
  district: 'Bogura',
  deliveryArea: 'Outside of Dhaka',
  end: 'delivered',
  parcels: 1,
  billedParcels: 0,
  billed: 0,
  collected: 0,
  quotedParcels: 1,
  quoted: 6000,
};

// The sums that are given have amounts in poisha, the figures in taka.
describe('rows of the figures', () => {
  it('CA-9 name each courier that has orders, parcels or money, and orders without a parcel last', () => {
    const rows = courierFigures(
      [
        { group: null, status: 'Pending', orders: 9, amount: 900_000 },
        { group: 'redx', status: 'Delivered', orders: 1, amount: 31_050 },
        { group: 'redx', status: 'Cancelled', orders: 1, amount: 50_000 },
      ],
      [{ ...parcels, parcels: 3, quotedParcels: 2, quoted: 13_050 }],
      {
        prices: defaultPriceSettings,
        cashIn: cash(['redx', 31_050]),
        outstanding: cash(['steadfast', 120_000]),
      },
    );

    const none = { counts: noCounts(), sales: 0 };
    expect(rows).toEqual([
      {
        courier: 'redx',
        counts: { ...noCounts(), Delivered: 1, Cancelled: 1 },
        sales: 310.5,
        cost: noCost,
        cashIn: 310.5,
        outstanding: 0,
      },
      {
        courier: 'pathao',
        ...none,
        cost: { fees: 130.5, parcels: 3, withoutFee: 1 },
        cashIn: 0,
        outstanding: 0,
      },
      { courier: 'steadfast', ...none, cost: noCost, cashIn: 0, outstanding: 1200 },
      {
        courier: null,
        counts: { ...noCounts(), Pending: 9 },
        sales: 9000,
        cost: noCost,
        cashIn: null,
        outstanding: null,
      },
    ]);
  });

  it('CA-7 name months in their order, and districts by what parcels that nobody took have cost', () => {
    const back = { ...parcels, end: 'returned' } as const;
    const groups: KeyedParcels[] = [
      { ...back, key: '2026-03' },
      // The same district as that of the first.
      { ...parcels, district: 'বগুড়া', parcels: 3 },
      { ...back, district: 'Sylhet', quoted: 9050 },
      { ...parcels, district: 'Dhaka' },
      { ...back, district: null, parcels: 2 },
    ];
    expect(doorMonths(defaultPriceSettings, groups)).toEqual([
      // 9050 and 6000 poisha for parcels that came back; `given` counts those that arrived too.
      { month: '2026-02', fees: 150.5, parcels: 3, withoutFee: 1, given: 7 },
      { month: '2026-03', fees: 60, parcels: 1, withoutFee: 0, given: 1 },
    ]);
    expect(doorDistricts(defaultPriceSettings, groups)).toEqual([
      { district: 'Sylhet', fees: 90.5, parcels: 1, withoutFee: 0, given: 1 },
      { district: '', fees: 60, parcels: 2, withoutFee: 1, given: 2 },
      { district: 'Bogura', fees: 60, parcels: 1, withoutFee: 0, given: 4 },
    ]);
  });

  it('CA-9 count a district once, in whatever spelling its orders have it', () => {
    const order = { status: 'Pending', orders: 1 } as const;
    const rows = districtFigures([
      { ...order, group: 'ঢাকা', amount: 200_000 },
      { ...order, group: 'dhaka', amount: 100_000 },
      { ...order, group: 'Kathmandu', amount: 50_000 },
    ]);
    expect(rows).toEqual([
      { district: 'Dhaka', counts: { ...noCounts(), Pending: 2 }, sales: 3000 },
      { district: 'Kathmandu', counts: { ...noCounts(), Pending: 1 }, sales: 500 },
    ]);
  });

  it('CA-9 name categories as the shop does, most sales first, and those without one last', () => {
    const sum = { status: 'Pending', orders: 1, pieces: 1 } as const;
    const rows = categoryFigures(
      [
        { category: null, ...sum, amount: 900 },
        { category: 'kitchen items', ...sum, amount: 100 },
        { category: '', ...sum, amount: 1000 },
        { category: 'toys', ...sum, amount: 500 },
      ],
      (key) => key.toUpperCase(),
    );

    expect(rows.map(({ category, sales }) => [category, sales])).toEqual([
      ['TOYS', 5],
      ['KITCHEN ITEMS', 1],
      ['', 10],
      [null, 9],
    ]);
  });
});
