import { daysText } from '#messages/domain/days.ts';
import { formatTaka } from '../values/money.ts';
import { deliverySentence, freeDeliverySentence, returnSentences } from './deliveryPromises.ts';
import type { PublicSettings } from './shopSettings.ts';

/** What stands for each name in braces, so that a page stays true when the shop's settings change (SP-9). */
const values: Readonly<Record<string, (shop: PublicSettings) => string>> = {
  name: (shop) => shop.name,
  nameBengali: (shop) => shop.nameBengali,
  helpline: (shop) => shop.helpline,
  callingHours: (shop) => shop.callingHours,
  supportEmail: (shop) => shop.supportEmail,
  address: (shop) => shop.address,
  country: (shop) => shop.country,
  chargeInside: (shop) => formatTaka(shop.chargeInside),
  chargeOutside: (shop) => formatTaka(shop.chargeOutside),
  returnDays: (shop) => daysText(shop.returnDays),
  delivery: deliverySentence,
  freeDelivery: freeDeliverySentence,
  returns: returnSentences,
};

/** The names that a page may use, each written as `{name}`. */
export const pagePlaceholders: readonly string[] = Object.keys(values);

/** The text with the shop's data in place of the names; braces around another word stay. */
export const fillPlaceholders = (text: string, shop: PublicSettings): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name]?.(shop) ?? written) : written,
  );
