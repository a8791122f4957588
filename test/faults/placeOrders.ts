import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { toPoisha } from '#domain/values/money.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { productPrice, type StoredOrder } from '../support/servers/writeShop.ts';

/** Guests who place orders in a shop that fails, until each order is confirmed. */

/** How the shop answered one request to place an order. */
export interface Answer {
  /** 0 when the connection broke. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly insertedId: string | null;
}

/** Sends one request to place an order of the product under the key. */
export const sendOrder = async (
  origin: string,
  product: string,
  key: string,
  quantity = 1,
): Promise<Answer> => {
  try {
    const response = await fetch(`${origin}/api/postOrder`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(orderBody([lineFor(product, productPrice, quantity)])),
    });
    const text = await response.text();
    // A proxy without a shop behind it answers with a page.
    const { insertedId = null } = (response.ok ? JSON.parse(text) : {}) as { insertedId?: string };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), insertedId };
  } catch {
    return { status: 0, retryAfter: null, insertedId: null };
  }
};

/** What a crowd of guests has seen so far. */
export interface Crowd {
  /** The confirmed orders as the guests have them. */
  readonly confirmed: StoredOrder[];
  /** All answers other than confirmations. */
  readonly others: Answer[];
  /** The confirmed orders as the database must have them, sorted by id. */
  expectedRows(): StoredOrder[];
  /** Resolves when `orders` orders are confirmed. */
  readonly done: Promise<void>;
  /** Starts no further order, and resolves when the last one of each guest is confirmed. */
  end(): Promise<void>;
}

/** Milliseconds before an order is repeated; a browser waits longer. */
export const pauseBeforeRepeat = 100;

/** The order of that many products as the database must have it. */
export const storedOrder = ({ id, quantity }: { id: string; quantity: number }): StoredOrder => {
  const { total } = orderBody([lineFor('', productPrice, quantity)]);
  return { id, quantity, unitPrice: toPoisha(productPrice), total: toPoisha(total) };
};

interface Crowding {
  readonly guests: number;
  /** Number of orders after which the guests stop. */
  readonly orders?: number;
  /** Milliseconds of each guest between a confirmed order and the next one. */
  readonly rest?: number;
}

/** Guests place orders one after another; each repeats an order under its key until it is confirmed. */
export const placeOrders = (
  origin: string,
  product: string,
  { guests, orders = Number.POSITIVE_INFINITY, rest = 0 }: Crowding,
): Crowd => {
  const confirmed: StoredOrder[] = [];
  const others: Answer[] = [];
  let started = 0;
  const over = new AbortController();
  const placeOne = async (): Promise<void> => {
    const key = randomUUID();
    const quantity = 1 + (started % 5);
    for (;;) {
      const answer = await sendOrder(origin, product, key, quantity);
      if (answer.insertedId !== null)
        return void confirmed.push(storedOrder({ id: answer.insertedId, quantity }));
      others.push(answer);
      // Without a connection the shop has ended, which `others` shows.
      if (answer.status === 0 && over.signal.aborted) return;
      await pause(pauseBeforeRepeat);
    }
  };
  const guest = async (): Promise<void> => {
    while (!over.signal.aborted && started < orders) {
      started += 1;
      await placeOne();
      if (rest > 0) await pause(rest);
    }
  };
  const done = Promise.all(Array.from({ length: guests }, guest)).then(() => undefined);
  return {
    confirmed,
    others,
    expectedRows: () => confirmed.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    done,
    end: () => {
      over.abort();
      return done;
    },
  };
};
