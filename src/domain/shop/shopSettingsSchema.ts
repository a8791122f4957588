import { array, boolean, number, object, type Schema, string } from 'yup';
import { shopSettingsLabels as labels } from '#messages/domain/settingNames.ts';
import { formatCount } from '../values/groupDigits.ts';
import { needingLetter } from '../values/needingLetter.ts';
import { digitsAsTyped } from '../values/typedText.ts';
import { isWebAddress } from '../values/webAddress.ts';
import { accentContrast, contrastOf, leastContrast } from './accentColor.ts';
import { type AdvanceNumber, type AdvanceSwitch, advanceRanges } from './advanceSettings.ts';
import { courierPricesSchema } from './courierPricesSchema.ts';
import { type CourierSwitch, greatestStoreId } from './courierSettings.ts';
import { type DeliveryDays, deliveryDaysRange } from './deliveryDays.ts';
import { homeSections } from './homeSections.ts';
import { isOwnImage } from './image.ts';
import { type OrderTerms, orderTermsRanges } from './orderTerms.ts';
import { promoPicture, promoTextColor } from './promo.ts';
import { fitsHeader, shopPictureSchema } from './shopPictureSchema.ts';
import { type BengaliSettings, pageDigits, type ShopSettings } from './shopSettings.ts';

/** The rules for the shop's settings (SP-2, SP-3), for the form and the server. */

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
const text = (longest: number, what: string) =>
  string()
    .trim()
    .typeError(`${what} must be text`)
    .defined(`${what} is missing`)
    .max(longest, `${what} may have at most ${longest} characters`);
const required = (longest: number, what: string) =>
  text(longest, what).required(`Please fill in the ${what.toLowerCase()}`);

/** A text for Bengali pages, which may be absent. */
const bengaliText = (length: keyof typeof shopSettingsLengths, field: keyof BengaliSettings) => {
  const what = labels[field];
  const longest = shopSettingsLengths[length];
  return needingLetter(
    string()
      .trim()
      .typeError(`${what} must be text`)
      .max(longest, `${what} may have at most ${longest} characters`),
    what,
  );
};

/** 4 to 20 digits, also with spaces and hyphens between them, and a plus sign before them. */
const phonePattern = /^\+?\d[\d -]{2,18}\d$/;
const phone = (what: string) =>
  required(20, what)
    .transform(digitsAsTyped)
    .matches(phonePattern, {
      message: `${what} must be a phone number such as 01700-000111`,
      excludeEmptyString: true,
    });

const email = (what: string) =>
  required(254, what).email(`${what} must be an address such as name@example.com`);

const hexColor = /^#[0-9a-f]{6}$/;

/** The contrast with one decimal, rounded down so that a refused one never reads as enough. */
const contrastText = (contrast: number): string => String(Math.floor(contrast * 10) / 10);

const accentColor = (what: string) =>
  string()
    .typeError(`${what} must be text`)
    .required(`${what} is missing`)
    .matches(hexColor, `${what} must be a colour such as #0a5c45`)
    .test('contrast', (value, { createError }) => {
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
const link = (what: string) =>
  text(shopSettingsLengths.url, what).matches(
    /^(?:https:\/\/[^\s/]+\S*)?$/,
    `${what} must begin with https://`,
  );

/** Names of partners or networks whose marks the footer shows. */
const marks = (what: string) =>
  array(required(shopSettingsLengths.mark, what))
    .required(`${what} is missing`)
    .max(shopSettingsCounts.marks, `${what} may have at most ${shopSettingsCounts.marks} names`)
    .test('different', `${what} names one twice`, (names) => new Set(names).size === names.length);

const sections = (what: string) =>
  array(string().oneOf(homeSections, `${what} has an unknown one`).required())
    .typeError(`${what} must be a list`)
    .required(`${what} is missing`)
    .min(1, 'The home page needs at least one section')
    .test('different', `${what} names one twice`, (names) => new Set(names).size === names.length);

/** The colour behind the banner's texts, which are light in both themes. */
const promoColor = (what: string) =>
  string()
    .typeError(`${what} must be text`)
    .required(`${what} is missing`)
    .matches(hexColor, `${what} must be a colour such as #0b4434`)
    .test('contrast', (value, { createError }) => {
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
const term = (field: keyof OrderTerms) => whole(field, orderTermsRanges[field]);
const days = (field: keyof DeliveryDays) => whole(field, deliveryDaysRange);

/** The last day of a span, which is not before its first. */
const lastDay = (field: keyof DeliveryDays, first: keyof DeliveryDays) =>
  days(field).test('order', `${labels[field]} can't be fewer than the fewest`, (value, { parent }) => {
    const isBeforeFirst = value < (parent as DeliveryDays)[first];
    return !isBeforeFirst;
  });

const storeId = (what: string) => {
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
const advanceNumber = (field: AdvanceNumber) => whole(field, advanceRanges[field]).nullable();

const onOrOff = (field: CourierSwitch | AdvanceSwitch) => {
  const message = `${labels[field]} must be on or off`;
  return boolean().typeError(message).required(message);
};

/** Settings that may be saved; blanks at both ends of names and texts are removed. */
export const shopSettingsSchema: Schema<ShopSettings> = object({
  name: needingLetter(required(shopSettingsLengths.name, labels.name), labels.name),
  nameBengali: needingLetter(text(shopSettingsLengths.name, labels.nameBengali), labels.nameBengali),
  digitsInBengali: string()
    .typeError(`${labels.digitsInBengali} must be text`)
    .required(`${labels.digitsInBengali} is missing`)
    .oneOf(pageDigits, `${labels.digitsInBengali} must be one of ${pageDigits.join(', ')}`),
  accent: accentColor(labels.accent),
  logo: shopPictureSchema(labels.logo).test(
    'shape',
    `${labels.logo} may be at most four times as wide as high`,
    fitsHeader,
  ),
  icon: shopPictureSchema(labels.icon),
  sharingPicture: shopPictureSchema(labels.sharingPicture),
  description: required(shopSettingsLengths.description, labels.description),
  descriptionBengali: bengaliText('description', 'descriptionBengali'),
  notice: text(shopSettingsLengths.notice, labels.notice),
  helpline: phone(labels.helpline),
  callingHours: required(shopSettingsLengths.callingHours, labels.callingHours),
  phones: array(phone('Each line'))
    .required('Please fill in the phone numbers')
    .min(1, 'Please fill in a phone number')
    .max(shopSettingsCounts.phones, `There may be at most ${shopSettingsCounts.phones} phone numbers`),
  supportEmail: email(labels.supportEmail),
  careersEmail: email(labels.careersEmail),
  address: required(shopSettingsLengths.address, labels.address),
  addressBengali: bengaliText('address', 'addressBengali'),
  country: required(shopSettingsLengths.country, labels.country),
  messengerUrl: link(labels.messengerUrl),
  socialUrl: link(labels.socialUrl),
  deliveryPartners: marks(labels.deliveryPartners),
  paymentPartners: marks(labels.paymentPartners),
  socialNetworks: marks(labels.socialNetworks),
  homeSections: sections(labels.homeSections),
  promoTitle: text(shopSettingsLengths.promoTitle, labels.promoTitle),
  promoText: text(shopSettingsLengths.promoText, labels.promoText),
  promoButton: required(shopSettingsLengths.promoButton, labels.promoButton),
  promoTitleBengali: bengaliText('promoTitle', 'promoTitleBengali'),
  promoTextBengali: bengaliText('promoText', 'promoTextBengali'),
  promoButtonBengali: bengaliText('promoButton', 'promoButtonBengali'),
  promoLink: required(shopSettingsLengths.url, labels.promoLink).test(
    'address',
    `${labels.promoLink} must be a page of this shop, such as /shop, or begin with https://`,
    (value) => value === '' || (isWebAddress(value) && !/^http:/i.test(value)),
  ),
  promoImage: required(shopSettingsLengths.url, labels.promoImage).test(
    'own',
    `${labels.promoImage} must be an image of this shop`,
    (value) => value === '' || value === promoPicture || isOwnImage(value),
  ),
  promoColor: promoColor(labels.promoColor),
  chargeInside: term('chargeInside'),
  chargeOutside: term('chargeOutside'),
  freeDeliveryOver: term('freeDeliveryOver').nullable(),
  piecesLimit: term('piecesLimit'),
  returnDays: term('returnDays'),
  insideDaysFrom: days('insideDaysFrom'),
  insideDaysTo: lastDay('insideDaysTo', 'insideDaysFrom'),
  outsideDaysFrom: days('outsideDaysFrom'),
  outsideDaysTo: lastDay('outsideDaysTo', 'outsideDaysFrom'),
  orderPrefix: string()
    .typeError(`${labels.orderPrefix} must be text`)
    .required(`Please fill in the ${labels.orderPrefix.toLowerCase()}`)
    .matches(/^[A-Z]{2,4}$/, `${labels.orderPrefix} must be 2 to 4 letters from A to Z`),
  shipsAtCustody: onOrOff('shipsAtCustody'),
  cancelsReturning: onOrOff('cancelsReturning'),
  usesOwnRider: onOrOff('usesOwnRider'),
  pathaoStoreId: storeId(labels.pathaoStoreId),
  takesAdvances: onOrOff('takesAdvances'),
  advanceBelowShare: advanceNumber('advanceBelowShare'),
  advanceOver: advanceNumber('advanceOver'),
  advanceForNewOutside: onOrOff('advanceForNewOutside'),
  courierPrices: courierPricesSchema,
}).required('a body is required');
