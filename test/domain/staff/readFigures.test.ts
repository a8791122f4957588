import { describe, expect, it } from 'vitest';
import { noCounts } from '#domain/orders/orderDays.ts';
import { readFigures } from '#domain/staff/readFigures.ts';
import { readToDo } from '#domain/staff/toDo.ts';
import { noCost, noDoorReturns } from '../../support/builders/noFigures.ts';

const noFigures = {
  period: { from: '', to: '' },
  orders: { counts: noCounts(), sales: 0 },
  cost: noCost,
  doorReturns: noDoorReturns,
  cashIn: null,
};

describe('figures of another host', () => {
  it.each([null, 'figures', { days: 5, before: [] }])('CA-9 are empty in %j', (raw) => {
    expect(readFigures(raw)).toEqual({
      ...noFigures,
      before: noFigures,
      outstanding: null,
      hasParcels: false,
      days: [],
      categories: [],
      districts: [],
      couriers: [],
      doorMonths: [],
      doorDistricts: [],
      hours: [],
    });
  });

  it('CA-9 keep what can be read of a row', () => {
    const { categories, couriers } = readFigures({
      categories: [{ category: null, pieces: '4', counts: { Pending: 2, Lost: 9 }, sales: 12.5 }, 'none'],
      couriers: [{ courier: 'pigeon', cost: { fees: 7 }, outstanding: 3 }],
    });

    expect(categories).toEqual([
      { category: null, pieces: 4, counts: { ...noCounts(), Pending: 2 }, sales: 12.5 },
    ]);
    expect(couriers).toEqual([
      {
        courier: null,
        counts: noCounts(),
        sales: 0,
        cost: { ...noCost, fees: 7 },
        cashIn: null,
        outstanding: 3,
      },
    ]);
  });

  it('CA-9 leave nothing to do where nothing can be read', () => {
    const none = {
      toCall: 0,
      toCallBack: 0,
      toCorrect: 0,
      toCallAboutReturn: 0,
      toPack: 0,
      toHandOver: 0,
      toDecide: 0,
      overdue: null,
      days: [],
    };
    expect([readToDo(null), readToDo({ toCall: '3', overdue: { amount: 5 } })]).toEqual([
      none,
      { ...none, toCall: 3, overdue: { parcels: 0, amount: 5 } },
    ]);
  });
});
