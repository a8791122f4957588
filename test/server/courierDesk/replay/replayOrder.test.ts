import { describe, expect, it } from 'vitest';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { stageInShopTable } from '#server/courierDesk/replay/replayCouriers.ts';
import {
  type OrderToReplay,
  type ReplayOptions,
  replayOrder,
} from '#server/courierDesk/replay/replayOrder.ts';
import type {
  HistoryEntry,
  ReplayedParcel,
  StageInTable,
  WorkedEvent,
} from '#server/courierDesk/replay/replaySteps.ts';

const time = (minute: number): Date => new Date(Date.UTC(2026, 2, 2, 9, minute));

/** An event with the minutes at which the courier said it by its own clock and the shop received it. */
const sent = (word: string, said: number, received = said): WorkedEvent => ({
  word,
  stage: stageInShopTable('pathao', word) ?? null,
  saidAt: time(said).toISOString(),
  receivedAt: time(received),
  isAsked: false,
});

/** An entry of the history: by staff when it has no word, otherwise by the courier. */
const entry = (
  from: ConsignmentStage | null,
  to: ConsignmentStage,
  minute: number,
  word = '',
  byUid = word === '' ? 'staff' : 'courier:pathao',
): HistoryEntry => ({ from, to, at: time(minute), word, byUid });

const booked = [entry(null, 'booking', 1), entry('booking', 'booked', 2, '', 'courier:pathao')];

const parcelWith = (changes: Partial<ReplayedParcel>): ReplayedParcel => ({
  id: 'c1',
  invoice: 'HK-7Q4K-2M',
  courier: 'pathao',
  isExchange: false,
  stage: 'booked',
  events: [],
  history: booked,
  ...changes,
});

const confirmed: OrderMove = {
  event: 'CONFIRM',
  from: 'Pending',
  to: 'Confirmed',
  by: 'staff',
  at: time(0).toISOString(),
};

const orderWith = (...parcels: readonly ReplayedParcel[]): OrderToReplay => ({
  number: 'HK-7Q4K-2M',
  order: { returnDays: 7, moves: [confirmed] },
  parcels,
});

const usual: ReplayOptions = {
  // The table of words that is tried, and the one by which the shop has worked.
  stageInReplayTable: stageInShopTable,
  stageInShopTable,
  rules: { shipsAtCustody: true, cancelsReturning: true },
};
const replayed = (order: OrderToReplay, options: Partial<ReplayOptions> = {}) => {
  const { status, stages } = replayOrder(order, { ...usual, ...options });
  return { status, stages: [...stages.values()] };
};

/** Today's tables but for one word. */
const but =
  (changed: string, stage: ConsignmentStage | null): StageInTable =>
  (courier, word) =>
    word === changed ? stage : stageInShopTable(courier, word);

describe('the replay of what a courier sent', () => {
  it('CR-7 ends where the shop has ended', () => {
    const events = [
      sent('order.created', 2),
      sent('order.picked', 3),
      sent('order.assigned-for-delivery', 5),
    ];
    const order = orderWith(parcelWith({ events }));
    expect(replayed(order)).toEqual({ status: 'Shipping', stages: ['outForDelivery'] });
    expect(replayed(order, { rules: { ...usual.rules, shipsAtCustody: false } }).status).toBe('Confirmed');
  });

  it('CR-7 goes by the courier’s own time, whatever came first and however wrong its clock is', () => {
    const late = [sent('order.picked', 3, 9), sent('order.assigned-for-delivery', 5, 6)];
    expect(replayed(orderWith(parcelWith({ events: late }))).stages).toEqual(['outForDelivery']);
    // By a clock that is 13 minutes slow.
    const slow = [sent('order.picked', -10, 3), sent('order.assigned-for-delivery', -8, 5)];
    expect(replayed(orderWith(parcelWith({ events: slow })))).toEqual({
      status: 'Shipping',
      stages: ['outForDelivery'],
    });
  });

  it('CR-7 tells where another table leads parcel and order', () => {
    const order = orderWith(parcelWith({ events: [sent('order.picked', 3), sent('order.in-transit', 5)] }));
    expect(replayed(order, { stageInReplayTable: but('order.in-transit', 'delivered') })).toEqual({
      status: 'Delivered',
      stages: ['delivered'],
    });
    // `null`: a known word that moves nothing; `undefined`: an unknown one.
    expect(replayed(order, { stageInReplayTable: but('order.picked', null) })).toEqual({
      status: 'Shipping',
      stages: ['withCourier'],
    });
    expect(replayed(order, { stageInReplayTable: () => undefined })).toEqual({
      status: 'Confirmed',
      stages: ['booked'],
    });
  });

  it('CR-7 takes the courier’s answer instead of an event about which the shop had asked it', () => {
    const asked = { ...sent('order.delivered', 5), isAsked: true };
    const events = [sent('order.picked', 3), asked];
    const picked = entry('booked', 'withCourier', 3, 'order.picked');
    const unanswered = orderWith(parcelWith({ events, history: [...booked, picked] }));
    expect(replayed(unanswered)).toEqual({ status: 'Shipping', stages: ['withCourier'] });

    const history = [...booked, picked, entry('withCourier', 'delivered', 6, 'Delivered')];
    const answered = orderWith(parcelWith({ events, history }));
    expect(replayed(answered)).toEqual({ status: 'Delivered', stages: ['delivered'] });
    expect(replayed(answered, { stageInReplayTable: but('Delivered', 'partlyDelivered') })).toEqual({
      status: 'Shipping',
      stages: ['partlyDelivered'],
    });
  });

  it('CR-7 takes an answer after a long silence from the history, also one with a word that was sent before', () => {
    // The second one moved nothing: it must not be taken for the entry of minute 500.
    const events = [sent('order.picked', 3), sent('order.picked', 4), sent('order.on-hold', 5)];
    const history = [
      ...booked,
      entry('booked', 'withCourier', 3, 'order.picked'),
      entry('withCourier', 'onHold', 5, 'order.on-hold'),
      entry('onHold', 'withCourier', 500, 'order.picked'),
    ];
    expect(replayed(orderWith(parcelWith({ events, history }))).stages).toEqual(['withCourier']);
  });

  it('CR-7 keeps what people did with the parcel, unless the words alone are asked for', () => {
    const history = [
      ...booked,
      entry('booked', 'withCourier', 3, 'order.picked'),
      entry('withCourier', 'delivered', 7),
    ];
    const events = [sent('order.picked', 3), sent('order.on-hold', 6, 8)];
    const order = orderWith(parcelWith({ events, history }));
    expect(replayed(order).stages).toEqual(['delivered']);
    expect(replayed(order, { wordsAlone: true }).stages).toEqual(['onHold']);
  });

  it('CR-7 keeps what people did with the order, as far as the machine allows', () => {
    const cancelled: OrderMove = {
      event: 'CANCEL',
      from: 'Shipping',
      to: 'Cancelled',
      by: 'admin',
      at: time(10).toISOString(),
    };
    const parcel = parcelWith({ events: [sent('order.picked', 3), sent('order.in-transit', 20)] });
    const order = { ...orderWith(parcel), order: { returnDays: 7, moves: [confirmed, cancelled] } };
    expect(replayed(order).status).toBe('Cancelled');
    expect(replayed(order, { stageInReplayTable: but('order.picked', 'delivered') }).status).toBe(
      'Delivered',
    );
  });

  it('CR-7 cancels no order of which another parcel is on its way, and moves none by an exchange', () => {
    // Staff gave the first parcel up as lost, and booked the next one.
    const back = parcelWith({
      events: [sent('order.picked', 3), sent('order.returned', 9)],
      history: [...booked, entry('booked', 'lost', 4)],
    });
    const next = parcelWith({ id: 'c2', history: [entry(null, 'booked', 6)] });
    expect(replayed(orderWith(back), { wordsAlone: true }).status).toBe('Cancelled');
    expect(replayed(orderWith(back, next), { wordsAlone: true }).status).toBe('Shipping');
    const exchange = parcelWith({ isExchange: true, events: [sent('order.delivered', 5)] });
    expect(replayed(orderWith(exchange))).toEqual({ status: 'Confirmed', stages: ['delivered'] });
  });

  it('CR-7 leaves an order that was confirmed again after its return began as it is, unless the parcel went out again', () => {
    const again: OrderMove = {
      event: 'CONFIRM',
      from: 'Cancelled',
      to: 'Confirmed',
      by: 'customer',
      at: time(6).toISOString(),
    };
    const replayedWith = (changes: Partial<ReplayedParcel>) =>
      replayed({ ...orderWith(parcelWith(changes)), order: { returnDays: 7, moves: [confirmed, again] } });
    const events = [
      sent('order.picked', 3),
      sent('order.returned', 5),
      sent('order.returned-to-merchant', 9),
    ];
    expect(replayedWith({ events })).toEqual({ status: 'Confirmed', stages: ['returned'] });
    // Staff corrected the parcel's stage, since the courier sent it out again.
    const history = [...booked, entry('returning', 'withCourier', 7)];
    expect(replayedWith({ events, history })).toEqual({ status: 'Cancelled', stages: ['returned'] });
  });

  it('CR-8 cancels no order of which the customer took a part, by whichever parcel comes back', () => {
    const part = parcelWith({
      events: [sent('order.picked', 3), sent('order.partial-delivery', 4)],
    });
    const rest = parcelWith({
      id: 'c2',
      events: [sent('order.picked', 7), sent('order.returned', 9)],
      history: [entry(null, 'booked', 6)],
    });
    expect(replayed(orderWith(part, rest))).toEqual({
      status: 'Shipping',
      stages: ['partlyDelivered', 'returning'],
    });
  });

  it('CR-7 goes on without an order that was deleted, and without words', () => {
    const order = { ...orderWith(parcelWith({ events: [sent('order.picked', 3)] })), order: null };
    expect(replayed(order)).toEqual({ status: null, stages: ['withCourier'] });
    expect(replayed(orderWith(parcelWith({})))).toEqual({ status: 'Confirmed', stages: ['booked'] });
  });
});
