import { describe, expect, it } from 'vitest';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { noCounts } from '#domain/orders/orderDays.ts';
import { noCost } from '#domain/staff/figureSums.ts';
import type { CashSum } from '#server/figures/cashFigures.ts';
import { categoryFigures, courierFigures } from '#server/figures/figureRows.ts';

const cash = (...amounts: [CourierId, number][]): CashSum => ({
  total: amounts.reduce((sum, [, amount]) => sum + amount, 0),
  byCourier: new Map(amounts),
});

const others = { day: null, hour: null, district: null };

describe('rows of the figures', () => {
  it('CA-9 name each courier that has orders, parcels or money, and orders without a parcel last', () => {
    const rows = courierFigures(
      [
        { ...others, courier: '', status: 'Pending', orders: 9, amount: 900_000 },
        { ...others, courier: 'redx', status: 'Delivered', orders: 1, amount: 31_050 },
        { ...others, courier: 'redx', status: 'Cancelled', orders: 1, amount: 50_000 },
        { ...others, courier: null, district: 'Bogura', status: 'Pending', orders: 4, amount: 4 },
      ],
      [{ courier: 'pathao', parcels: 3, withFee: 2, fees: 13_050 }],
      { cashIn: cash(['redx', 31_050]), outstanding: cash(['steadfast', 120_000]) },
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
