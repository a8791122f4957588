import { formatTaka } from '../values/money.ts';
import { daysText } from './orderTerms.ts';
import type { PublicSettings } from './shopSettings.ts';

/** What the shop promises about delivery and returns, in sentences that follow its terms (CN-2, SP-3). */

/** Where the shop delivers, and for how much. */
export const deliverySentence = ({ country, chargeInside, chargeOutside }: PublicSettings): string =>
  `We bring your order anywhere in ${country}: ${formatTaka(chargeInside)} inside of Dhaka, ${formatTaka(chargeOutside)} outside of Dhaka. We phone you before we prepare it.`;

/** Empty in a shop whose delivery is never free. */
export const freeDeliverySentence = ({ freeDeliveryOver }: PublicSettings): string =>
  freeDeliveryOver === null
    ? ''
    : `An order of goods over ${formatTaka(freeDeliveryOver)} is delivered free, wherever you live.`;

const refusedParcel = ({ chargeInside, chargeOutside }: PublicSettings): string =>
  `If you refuse a correct product at the door, only the courier charge is paid to the delivery man: ${formatTaka(chargeInside)} in Dhaka, ${formatTaka(chargeOutside)} outside.`;

/** Until when an order can be returned, and what a refused parcel costs. */
export const returnSentences = (shop: PublicSettings): string =>
  shop.returnDays === 0
    ? `What you have accepted at the door can't be returned. ${refusedParcel(shop)}`
    : `Changed your mind? Ask for a return from your dashboard within ${daysText(shop.returnDays)} after delivery. ${refusedParcel(shop)}`;
