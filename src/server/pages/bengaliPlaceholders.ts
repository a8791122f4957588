import type { PlaceholderValues } from '#domain/shop/pagePlaceholders.ts';
import { shopInLanguage } from '#domain/shop/shopInLanguage.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { takaText } from '#domain/values/money.ts';
import { callingHoursText } from '../../messages/bn/domain/callingHours.ts';
import { daysText } from '../../messages/bn/domain/days.ts';
import * as promises from '../../messages/bn/domain/deliveryPromises.ts';
import { nameOf } from '../../messages/bn/domain/names.ts';
import { chooseDigits, digits } from '../../messages/bn/language.ts';

// These texts have Latin digits; the functions of `messages/bn` turn the digits of their arguments into those of the shop.
const inside = ({ chargeInside }: PublicSettings): string => takaText(chargeInside);
const outside = ({ chargeOutside }: PublicSettings): string => takaText(chargeOutside);

const returns = (shop: PublicSettings): string =>
  [
    shop.returnDays === 0 ? promises.noReturns : promises.returnWithin(daysText(shop.returnDays)),
    promises.refusedParcel(inside(shop), outside(shop)),
  ].join(' ');

const values: PlaceholderValues = {
  callingHours: (shop) => callingHoursText(shop.callingHours),
  address: (shop) => shopInLanguage(shop, 'bn').address,
  country: (shop) => nameOf(shop.country),
  chargeInside: (shop) => digits(inside(shop)),
  chargeOutside: (shop) => digits(outside(shop)),
  returnDays: (shop) => daysText(shop.returnDays),
  delivery: (shop) => promises.delivery(shop.country, inside(shop), outside(shop)),
  freeDelivery: ({ freeDeliveryOver }) =>
    freeDeliveryOver === null ? '' : promises.freeDelivery(takaText(freeDeliveryOver)),
  returns,
};

/**
 * The values of the placeholders that differ by language, for a page's Bengali text, in the digits that the shop has chosen (BN-5, BN-6).
 * The choice of digits holds for the whole process: fill in the text before you await anything.
 */
export const bengaliPlaceholders = (shop: PublicSettings): PlaceholderValues => {
  chooseDigits(shop);
  return values;
};
