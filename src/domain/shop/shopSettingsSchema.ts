import { array, object, type Schema, string } from 'yup';
import { shopSettingsLabels as labels } from '#messages/domain/settingNames.ts';
import { needingLetter } from '../values/needingLetter.ts';
import { courierPricesSchema } from './courierPricesSchema.ts';
import { isOwnImage } from './image.ts';
import { promoPicture } from './promo.ts';
import { fitsHeader, shopPictureSchema } from './shopPictureSchema.ts';
import { pageDigits, type ShopSettings } from './shopSettings.ts';
import * as rules from './shopSettingsRules.ts';
import { isButtonLink } from './slideSchema.ts';

/** The rules for the shop's settings (SP-2, SP-3), for the form and the server. */

/** Settings that may be saved; blanks at both ends of names and texts are removed. */
export const shopSettingsSchema: Schema<ShopSettings> = object({
  name: needingLetter(rules.required(rules.shopSettingsLengths.name, labels.name), labels.name),
  nameBengali: needingLetter(
    rules.text(rules.shopSettingsLengths.name, labels.nameBengali),
    labels.nameBengali,
  ),
  digitsInBengali: string()
    .typeError(`${labels.digitsInBengali} must be text`)
    .required(`${labels.digitsInBengali} is missing`)
    .oneOf(pageDigits, `${labels.digitsInBengali} must be one of ${pageDigits.join(', ')}`),
  accent: rules.accentColor(labels.accent),
  logo: shopPictureSchema(labels.logo).test(
    'shape',
    // `fitsHeader` has the four as a number.
    `${labels.logo} may be at most four times as wide as high`,
    fitsHeader,
  ),
  icon: shopPictureSchema(labels.icon),
  sharingPicture: shopPictureSchema(labels.sharingPicture),
  description: rules.required(rules.shopSettingsLengths.description, labels.description),
  descriptionBengali: rules.bengaliText('description', 'descriptionBengali'),
  notice: rules.text(rules.shopSettingsLengths.notice, labels.notice),
  helpline: rules.phone(labels.helpline),
  callingHours: rules.required(rules.shopSettingsLengths.callingHours, labels.callingHours),
  phones: array(rules.phone('Each line'))
    .required('Please fill in the phone numbers')
    .min(1, 'Please fill in a phone number')
    .max(
      rules.shopSettingsCounts.phones,
      `There may be at most ${rules.shopSettingsCounts.phones} phone numbers`,
    ),
  supportEmail: rules.email(labels.supportEmail),
  careersEmail: rules.email(labels.careersEmail),
  address: rules.required(rules.shopSettingsLengths.address, labels.address),
  addressBengali: rules.bengaliText('address', 'addressBengali'),
  country: rules.required(rules.shopSettingsLengths.country, labels.country),
  messengerUrl: rules.link(labels.messengerUrl),
  socialUrl: rules.link(labels.socialUrl),
  deliveryPartners: rules.marks(labels.deliveryPartners),
  paymentPartners: rules.marks(labels.paymentPartners),
  socialNetworks: rules.marks(labels.socialNetworks),
  homeSections: rules.sections(labels.homeSections),
  promoTitle: rules.text(rules.shopSettingsLengths.promoTitle, labels.promoTitle),
  promoText: rules.text(rules.shopSettingsLengths.promoText, labels.promoText),
  promoButton: rules.required(rules.shopSettingsLengths.promoButton, labels.promoButton),
  promoTitleBengali: rules.bengaliText('promoTitle', 'promoTitleBengali'),
  promoTextBengali: rules.bengaliText('promoText', 'promoTextBengali'),
  promoButtonBengali: rules.bengaliText('promoButton', 'promoButtonBengali'),
  promoLink: rules
    .required(rules.shopSettingsLengths.url, labels.promoLink)
    .test(
      'address',
      `${labels.promoLink} must be a page of this shop, such as /shop, or begin with https://`,
      isButtonLink,
    ),
  promoImage: rules
    .required(rules.shopSettingsLengths.url, labels.promoImage)
    .test(
      'own',
      `${labels.promoImage} must be an image of this shop`,
      (value) => value === '' || value === promoPicture || isOwnImage(value),
    ),
  promoColor: rules.promoColor(labels.promoColor),
  chargeInside: rules.term('chargeInside'),
  chargeOutside: rules.term('chargeOutside'),
  freeDeliveryOver: rules.term('freeDeliveryOver').nullable(),
  piecesLimit: rules.term('piecesLimit'),
  returnDays: rules.term('returnDays'),
  insideDaysFrom: rules.days('insideDaysFrom'),
  insideDaysTo: rules.lastDay('insideDaysTo', 'insideDaysFrom'),
  outsideDaysFrom: rules.days('outsideDaysFrom'),
  outsideDaysTo: rules.lastDay('outsideDaysTo', 'outsideDaysFrom'),
  orderPrefix: string()
    .typeError(`${labels.orderPrefix} must be text`)
    .required(`Please fill in the ${labels.orderPrefix.toLowerCase()}`)
    .matches(/^[A-Z]{2,4}$/, `${labels.orderPrefix} must be 2 to 4 letters from A to Z`),
  shipsAtCustody: rules.onOrOff('shipsAtCustody'),
  cancelsReturning: rules.onOrOff('cancelsReturning'),
  usesOwnRider: rules.onOrOff('usesOwnRider'),
  pathaoStoreId: rules.storeId(labels.pathaoStoreId),
  takesAdvances: rules.onOrOff('takesAdvances'),
  advanceBelowShare: rules.advanceNumber('advanceBelowShare'),
  advanceOver: rules.advanceNumber('advanceOver'),
  advanceForNewOutside: rules.onOrOff('advanceForNewOutside'),
  courierPrices: courierPricesSchema,
}).required('a body is required');
