import { array, boolean, number, string } from 'yup';
import { shopSettingsLabels as labels } from '#messages/domain/settingNames.ts';
import { emailLength } from '../values/email.ts';
import { formatCount } from '../values/formatCount.ts';
import { needingLetter } from '../values/needingLetter.ts';
import { digitsAsTyped } from '../values/typedText.ts';
import { accentContrast, contrastOf, leastContrast } from './accentColor.ts';
import { type AdvanceNumber, type AdvanceSwitch, advanceRanges } from './advanceSettings.ts';
import { type CourierSwitch, greatestStoreId } from './courierSettings.ts';
import { type DeliveryDays, deliveryDaysRange } from './deliveryDays.ts';
import { homeSections } from './homeSections.ts';
import { type OrderTerms, orderTermsRanges } from './orderTerms.ts';
import { promoTextColor } from './promo.ts';
import type { BengaliSettings, ShopSettings } from './shopSettings.ts';

/** The rules that the fields of the shop's settings share, each with its messages (SP-2, SP-3). */

/** Greatest numbers of characters. */
export const shopSettingsLengths = {
  name: 40,
  description: 200,
  callingHours: 60,
  address: 200,
  country: 60,
  url: 300,
  notice: 500,
  mark: 30,
  promoTitle: 80,
  promoText: 200,
  promoButton: 30,
} as const;
/** Greatest numbers of phone numbers, and of names in one panel of the footer. */
export const shopSettingsCounts = { phones: 5, marks: 12 } as const;

// In all these rules `what` is the name of the field, for the messages.

/** A text that may be empty. */
export const text = (longest: number, what: string) =>
  string()
    .trim()
    .typeError(`${what} must be text`)
    .defined(`${what} is missing`)
    .max(longest, `${what} may have at most ${longest} characters`);
/** A text that may not be empty. */
export const required = (longest: number, what: string) =>
  text(longest, what).required(`Please fill in the ${what.toLowerCase()}`);

/** A text for Bengali pages, which may be absent. */
export const bengaliText = (lengthName: keyof typeof shopSettingsLengths, field: keyof BengaliSettings) => {
  const what = labels[field];
  const longest = shopSettingsLengths[lengthName];
  return needingLetter(
    string()
      .trim()
      .typeError(`${what} must be text`)
      .max(longest, `${what} may have at most ${longest} characters`),
    what,
  );
};

/** 4 to 20 digits, spaces and hyphens, with a digit at both ends, and perhaps a plus sign before them. */
const phonePattern = /^\+?\d[\d -]{2,18}\d$/;
/** A phone number, also with Bengali digits, which are stored as Latin ones. */
export const phone = (what: string) =>
  required(20, what)
    .transform(digitsAsTyped)
    .matches(phonePattern, {
      message: `${what} must be a phone number such as 01700-000111`,
      // `required` has a message of its own for the empty text.
      excludeEmptyString: true,
    });

/** An e-mail address. */
export const email = (what: string) =>
  required(emailLength, what).email(`${what} must be an address such as name@example.com`);

const hexColor = /^#[0-9a-f]{6}$/;

/** The contrast with one decimal, rounded down so that a refused one never reads as enough. */
const contrastText = (contrast: number): string => String(Math.floor(contrast * 10) / 10);

/** A colour on which, and in which, text has enough contrast in both themes. */
export const accentColor = (what: string) =>
  string()
    .typeError(`${what} must be text`)
    .required(`${what} is missing`)
    .matches(hexColor, `${what} must be a color such as #0a5c45`)
    .test('contrast', (value, { createError }) => {
      // The rule above refuses any other text.
      if (!hexColor.test(value)) return true;
      const { theme, contrast } = accentContrast(value);
      if (contrast >= leastContrast) return true;
      return createError({
        message: `${what} has a contrast of ${contrastText(contrast)} : 1 in the ${theme} theme; text needs ${leastContrast} : 1. Please choose a darker one`,
      });
    });

/**
 * An address that a link may open, unlike `javascript:`; empty for no link. The pattern itself accepts the empty text, since the
 * description of the API has only the pattern.
 */
export const link = (what: string) =>
  text(shopSettingsLengths.url, what).matches(
    /^(?:https:\/\/[^\s/]+\S*)?$/,
    `${what} must begin with https://`,
  );

/** Names of partners or networks whose marks the footer shows. */
export const marks = (what: string) =>
  array(required(shopSettingsLengths.mark, what))
    .required(`${what} is missing`)
    .max(shopSettingsCounts.marks, `${what} may have at most ${shopSettingsCounts.marks} names`)
    .test(
      'different',
      `${what} may have each name only once`,
      (names) => new Set(names).size === names.length,
    );

/** The shown sections of the home page, each once. */
export const sections = (what: string) =>
  array(string().oneOf(homeSections, `${what} has an unknown one`).required())
    .typeError(`${what} must be a list`)
    .required(`${what} is missing`)
    .min(1, 'The home page needs at least one section')
    .test(
      'different',
      `${what} may have each name only once`,
      (names) => new Set(names).size === names.length,
    );

/** The colour behind the banner's texts, which are light in both themes. */
export const promoColor = (what: string) =>
  string()
    .typeError(`${what} must be text`)
    .required(`${what} is missing`)
    .matches(hexColor, `${what} must be a color such as #0b4434`)
    .test('contrast', (value, { createError }) => {
      // The rule above refuses any other text.
      if (!hexColor.test(value)) return true;
      const contrast = contrastOf(promoTextColor, value);
      if (contrast >= leastContrast) return true;
      return createError({
        message: `${what} has a contrast of ${contrastText(contrast)} : 1; text needs ${leastContrast} : 1. Please choose a darker one`,
      });
    });

/** A whole number within a range. */
const whole = (field: keyof ShopSettings, { min, max }: { readonly min: number; readonly max: number }) => {
  const message = `${labels[field]} must be a whole number from ${formatCount(min)} to ${formatCount(max)}`;
  return number().typeError(message).required(message).integer(message).min(min, message).max(max, message);
};
/** One of the terms of orders, within its own range. */
export const term = (field: keyof OrderTerms) => whole(field, orderTermsRanges[field]);
/** A number of days of an expected delivery. */
export const days = (field: keyof DeliveryDays) => whole(field, deliveryDaysRange);

/** The last day of a span, which is not before its first. */
export const lastDay = (field: keyof DeliveryDays, first: keyof DeliveryDays) =>
  days(field).test('order', `${labels[field]} can't be less than the shortest`, (value, { parent }) => {
    const isBeforeFirst = value < (parent as DeliveryDays)[first];
    return !isBeforeFirst;
  });

/** The number of a store at Pathao; `null` until it is entered. */
export const storeId = (what: string) => {
  const message = `${what} must be the number of the store, as Pathao shows it, such as 12345`;
  return number()
    .typeError(message)
    .nullable()
    .defined(message)
    .integer(message)
    .min(1, message)
    .max(greatestStoreId, message);
};

/** A whole number within the range of a rule for advances; `null` switches the rule off. */
export const advanceNumber = (field: AdvanceNumber) => whole(field, advanceRanges[field]).nullable();

/** A setting that is on or off. */
export const onOrOff = (field: CourierSwitch | AdvanceSwitch) => {
  const message = `${labels[field]} must be on or off`;
  return boolean().typeError(message).required(message);
};
