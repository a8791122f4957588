import { type Order, orderName } from '../orders/order.ts';
import type { OrderStatus } from '../orders/orderStatus.ts';
import { shopName } from '../shop/shopName.ts';
import type { ShopSettings } from '../shop/shopSettings.ts';
import { bengaliDigits } from '../values/bengaliDigits.ts';
import { takaText } from '../values/money.ts';

/** Texts that staff send to the customer of an order from their own phone (DK-17). */

export type TextKind = 'notReached' | 'confirmed' | 'onItsWay' | 'riderMissed' | 'delivered' | 'cancelled';
export const textLanguages = ['bn', 'en'] as const;
export type TextLanguage = (typeof textLanguages)[number];

interface Filled {
  readonly number: string;
  /** The order's total. */
  readonly amount: string;
  /** What the customer pays at the door. */
  readonly toPay: string;
  readonly helpline: string;
}

type TextsByLanguage = Readonly<Record<TextLanguage, (filled: Filled) => string>>;

/** The texts without the name of the shop. They address nobody as a man or a woman, and order numbers stay in Latin letters. */
const texts: Readonly<Record<TextKind, TextsByLanguage>> = {
  notReached: {
    en: ({ number, amount, helpline }) =>
      `we called about your order ${number} (${amount}) and could not reach you. Call us: ${helpline}`,
    bn: ({ number, amount, helpline }) =>
      `আপনার অর্ডার ${number} (${amount}) নিয়ে কল করেছিলাম, কথা হয়নি। কল করুন: ${helpline}`,
  },
  confirmed: {
    en: ({ number, toPay }) =>
      `your order ${number} is confirmed. You pay ${toPay} when the delivery arrives.`,
    bn: ({ number, toPay }) => `আপনার অর্ডার ${number} কনফার্ম হয়েছে। ডেলিভারির সময় দিতে হবে ${toPay}।`,
  },
  onItsWay: {
    en: ({ number, toPay }) => `your order ${number} is on its way. Keep ${toPay} ready for the delivery.`,
    bn: ({ number, toPay }) => `আপনার অর্ডার ${number} ডেলিভারির জন্য পথে আছে। ${toPay} সাথে রাখুন।`,
  },
  riderMissed: {
    en: ({ number, amount, helpline }) =>
      `the rider came with your order ${number} (${amount}) but missed you. For another delivery call us: ${helpline}`,
    bn: ({ number, amount, helpline }) =>
      `রাইডার আপনার অর্ডার ${number} (${amount}) নিয়ে গিয়ে আপনাকে পাননি। আবার ডেলিভারির জন্য কল করুন: ${helpline}`,
  },
  delivered: {
    en: ({ number, helpline }) =>
      `your order ${number} is delivered. Thank you. If something is wrong, call us: ${helpline}`,
    bn: ({ number, helpline }) =>
      `আপনার অর্ডার ${number} ডেলিভারি হয়েছে। ধন্যবাদ। কোনো সমস্যা হলে কল করুন: ${helpline}`,
  },
  cancelled: {
    en: ({ number, amount, helpline }) =>
      `your order ${number} (${amount}) is cancelled. If you still want it, call us: ${helpline}`,
    bn: ({ number, amount, helpline }) =>
      `আপনার অর্ডার ${number} (${amount}) বাতিল হয়েছে। এখনো নিতে চাইলে কল করুন: ${helpline}`,
  },
};

/** The texts for each status, besides `notReached`, which fits every order. */
const textsByStatus: Partial<Record<OrderStatus, readonly TextKind[]>> = {
  Confirmed: ['confirmed'],
  Shipping: ['onItsWay', 'riderMissed'],
  Delivered: ['delivered'],
  Cancelled: ['cancelled'],
};

/** The texts that fit an order with the status, the likeliest first. */
export const textsOf = (status: OrderStatus): readonly TextKind[] => [
  ...(textsByStatus[status] ?? []),
  'notReached',
];

/**
 * The text with the shop's name, the order's number and an amount in taka: texts about paying have `toPay`, the others the order's total.
 * Amounts have digits of the language, the phone number Latin ones.
 */
export const readyText = (
  kind: TextKind,
  language: TextLanguage,
  order: Pick<Order, '_id' | 'number' | 'total'> & { readonly toPay: number },
  shop: Pick<ShopSettings, 'name' | 'nameBengali' | 'helpline'>,
): string => {
  const amountText = (amount: number): string =>
    language === 'en' ? takaText(amount) : bengaliDigits(takaText(amount));
  const filled = {
    number: orderName(order),
    amount: amountText(order.total),
    toPay: amountText(order.toPay),
    helpline: shop.helpline,
  };
  return `${shopName(shop, language)}: ${texts[kind][language](filled)}`;
};
