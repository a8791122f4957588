import type { CourierShop } from '../servers/courierShop.ts';

/** A minute of the morning on which couriers speak in tests. */
export const atMinute = (minute: number): string => new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString();

/** An order whose parcel the courier has booked; a new one, of which it collects 311 taka, unless the test has confirmed one. */
export const bookedOrder = async (shop: CourierShop, confirmed?: string) => {
  const order = confirmed ?? (await shop.confirmed());
  await shop.book(order);
  await shop.work();
  const parcel = await shop.parcelOf(order);
  /** The courier says these words one after the other, each at its minute, some with the taka that it has collected. */
  const hear = async (...words: readonly (readonly [word: string, minute: number, collected?: number])[]) => {
    for (const [word, minute, collected = null] of words) {
      await shop.hear(parcel, word, atMinute(minute), { collected });
      await shop.work();
    }
  };
  return { order, parcel, hear };
};
