import type { Targets } from './faultShop.ts';
import type { GoodRequest } from './goodRequests.ts';

const drafts = ({ order }: Targets) => [{ order, thana: 'Savar', weight: 500, note: 'Fragile' }];

const parcels = {
  courier: 'steadfast',
  stage: 'booked',
  quietDays: '3',
  search: 'SF',
  cashState: 'short',
  heldAge: '4-7',
  rider: 'Karim',
};

/** A valid request for each call of parcels. */
export const goodParcelRequests = (targets: Targets) =>
  ({
    createConsignment: {
      by: 'admin',
      params: { id: targets.order },
      body: {
        courier: 'ownRider',
        rider: 'Karim',
        trackingCode: 'SF-1234',
        weight: 500,
        note: 'Fragile',
        thana: 'Savar',
        exchangeAmount: 120,
      },
    },
    createConsignments: {
      by: 'admin',
      body: { courier: 'pathao', weight: 500, orders: [targets.order] },
    },
    requestReturn: { by: 'admin', params: { id: targets.order }, body: { reason: 'Changed their mind.' } },
    listReturnRequests: { by: 'admin', params: { id: targets.order } },
    requestPickup: {
      by: 'admin',
      body: {
        courier: 'steadfast',
        address: '5 Mirpur Road',
        policeStation: 'Dhanmondi',
        phone: '01712345678',
        parcels: 12,
      },
    },
    listPickups: { by: 'admin' },
    readCourierDesk: { by: 'admin' },
    readPhoneAdvice: { by: 'admin', params: { id: targets.order } },
    listOrderConsignments: { by: 'admin', params: { id: targets.order } },
    listParcelMarks: { by: 'admin', query: { ids: targets.order } },
    listConsignments: { by: 'admin', query: { ...parcels, limit: '5' } },
    exportConsignments: { by: 'admin', query: parcels },
    moveConsignment: {
      by: 'admin',
      params: { id: targets.order },
      body: { from: 'booked', to: 'delivered' },
    },
    correctConsignment: {
      by: 'admin',
      params: { id: targets.order },
      body: { revision: 1, trackingCode: 'SF-1234', fee: 60.5, rider: 'Karim' },
    },
    listOrderAdvances: { by: 'admin', params: { id: targets.order } },
    askAdvance: { by: 'admin', params: { id: targets.order } },
    decideAdvance: {
      by: 'admin',
      params: { id: targets.order },
      body: { act: 'giveBack', note: 'TX-81', revision: 1 },
    },
    listPaidAdvances: { by: 'admin', query: { ids: targets.order } },
    readCashOutstanding: { by: 'admin' },
    exportCashOutstanding: { by: 'admin' },
    listHeldParcels: { by: 'admin', query: { courier: 'ownRider', rider: 'Karim' } },
    listRiders: { by: 'admin' },
    writeOffCash: {
      by: 'admin',
      params: { id: targets.order },
      body: { amount: 110.5, reason: 'Lost on the way' },
    },
    makeHandover: {
      by: 'admin',
      body: { rider: 'Karim', parcels: [targets.order], expected: 311, amount: 310.5 },
    },
    listHandovers: { by: 'admin', query: { limit: '5' } },
    readHandover: { by: 'admin', params: { id: targets.order } },
    readOrderProfit: { by: 'admin', params: { id: targets.order } },
    confirmHandover: { by: 'admin', params: { id: targets.order } },
    listDecisions: { by: 'admin' },
    countDecisions: { by: 'admin' },
    decide: {
      by: 'admin',
      params: { id: targets.order },
      body: {
        kind: 'partlyDelivered',
        choice: 'linesBack',
        note: 'One was too small',
        trackingCode: 'SF-1234',
        lines: [{ line: 0, quantity: 1 }],
        collected: 120.5,
      },
    },
    listReturnedLines: { by: 'admin', params: { id: targets.order } },
    receiveLines: {
      by: 'admin',
      params: { id: targets.order },
      body: { lines: [{ line: 0, quantity: 1, seen: 0 }] },
    },
    listBookingCouriers: { by: 'admin' },
    checkBookings: { by: 'admin', body: { courier: 'redx', way: 'file', parcels: drafts(targets) } },
    // The shop of these tests has no courier that tells prices.
    askPrices: { by: 'admin', body: { courier: 'pathao', parcels: drafts(targets) } },
    bookParcels: { by: 'admin', body: { courier: 'redx', way: 'file', parcels: drafts(targets) } },
    listBookings: { by: 'admin', query: { ids: targets.order } },
    makeUploadFile: {
      by: 'admin',
      body: { courier: 'redx', storeName: 'Hatkhola', parcels: [targets.order] },
    },
  }) satisfies Record<string, GoodRequest>;
