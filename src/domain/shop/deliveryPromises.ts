import { daysText } from '#messages/domain/days.ts';
import * as messages from '#messages/domain/deliveryPromises.ts';
import { formatTaka } from '../values/money.ts';
import type { PublicSettings } from './shopSettings.ts';

/** What the shop promises about delivery and returns, in sentences that follow its terms (CN-2, SP-3). */

/** Where the shop delivers, and for how much. */
export const deliverySentence = ({ country, chargeInside, chargeOutside }: PublicSettings): string =>
  messages.delivery(country, formatTaka(chargeInside), formatTaka(chargeOutside));

/** Above which amount the delivery is free; empty if it never is. */
export const freeDeliverySentence = ({ freeDeliveryOver }: PublicSettings): string =>
  freeDeliveryOver === null ? '' : messages.freeDelivery(formatTaka(freeDeliveryOver));

/** Until when an order can be returned, and what a refused parcel costs. */
export const returnSentences = ({ returnDays, chargeInside, chargeOutside }: PublicSettings): string => {
  const returns = returnDays === 0 ? messages.noReturns : messages.returnWithin(daysText(returnDays));
  const refused = messages.refusedParcel(formatTaka(chargeInside), formatTaka(chargeOutside));
  return `${returns} ${refused}`;
};
