import { callingHoursText } from '#messages/domain/callingHours.ts';
import { daysText } from '#messages/domain/days.ts';
import { formatTaka } from '../values/money.ts';
import { deliverySentence, freeDeliverySentence, returnSentences } from './deliveryPromises.ts';
import { shopName } from './shopName.ts';
import type { PublicSettings } from './shopSettings.ts';

/** For each name in braces, the function that makes its text. */
export type PlaceholderValues = Readonly<Record<string, (shop: PublicSettings) => string>>;

/** The texts for the names in braces, so that a page stays true when the shop's settings change (SP-9). */
const values: PlaceholderValues = {
  name: (shop) => shop.name,
  nameBengali: (shop) => shopName(shop, 'bn'),
  helpline: (shop) => shop.helpline,
  callingHours: (shop) => callingHoursText(shop.callingHours),
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

const nameInBraces = /\{(\w+)\}/g;

/**
 * The text with the shop's data in place of the names in braces; braces around another word stay. `others` replace values of the same
 * name, for a text in another language.
 */
export const fillPlaceholders = (
  text: string,
  shop: PublicSettings,
  others: PlaceholderValues = {},
): string => {
  // A Map, since an object has names such as `constructor` too.
  const allValues = new Map(Object.entries({ ...values, ...others }));
  return text.replace(nameInBraces, (written, name: string) => {
    const valueOf = allValues.get(name);
    return valueOf === undefined ? written : valueOf(shop);
  });
};
