import { faultsOf } from '../values/faultsOf.ts';
import { typedNumber } from '../values/typedText.ts';
import type { AdvanceSwitch } from './advanceSettings.ts';
import type { PriceSettings } from './courierPrices.ts';
import { type CourierPricesForm, courierPricesFormOf, courierPricesOf } from './courierPricesForm.ts';
import type { CourierSwitch } from './courierSettings.ts';
import { noBengaliTexts } from './defaultShopSettings.ts';
import type { PictureSetting } from './shopPictureSchema.ts';
import type { ShopSettings } from './shopSettings.ts';
import { shopSettingsSchema } from './shopSettingsSchema.ts';

/** The settings that are texts in the form. */
export type TextSetting = Exclude<
  keyof ShopSettings,
  PictureSetting | CourierSwitch | AdvanceSwitch | keyof PriceSettings | 'digitsInBengali'
>;

/** The shop's settings in the shape of a form: a list is a text with one entry on each line; a number is a text, empty for `null`. */
export type ShopSettingsForm = Readonly<Record<TextSetting, string>> &
  Pick<ShopSettings, PictureSetting | CourierSwitch | AdvanceSwitch | 'digitsInBengali'> & {
    readonly courierPrices: readonly CourierPricesForm[];
  };

/** The form of the settings. */
export const shopSettingsFormOf = (settings: ShopSettings): ShopSettingsForm => ({
  ...noBengaliTexts,
  ...settings,
  phones: settings.phones.join('\n'),
  deliveryPartners: settings.deliveryPartners.join('\n'),
  paymentPartners: settings.paymentPartners.join('\n'),
  socialNetworks: settings.socialNetworks.join('\n'),
  homeSections: settings.homeSections.join('\n'),
  chargeInside: String(settings.chargeInside),
  chargeOutside: String(settings.chargeOutside),
  freeDeliveryOver: String(settings.freeDeliveryOver ?? ''),
  piecesLimit: String(settings.piecesLimit),
  returnDays: String(settings.returnDays),
  insideDaysFrom: String(settings.insideDaysFrom),
  insideDaysTo: String(settings.insideDaysTo),
  outsideDaysFrom: String(settings.outsideDaysFrom),
  outsideDaysTo: String(settings.outsideDaysTo),
  pathaoStoreId: String(settings.pathaoStoreId ?? ''),
  advanceBelowShare: String(settings.advanceBelowShare ?? ''),
  advanceOver: String(settings.advanceOver ?? ''),
  courierPrices: courierPricesFormOf(settings.courierPrices),
});

/** The entries of a list's text. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A whole number as it is typed; NaN for any other text. */
const numberOf = (text: string): number => (text.includes('.') ? Number.NaN : typedNumber(text));

const optionalNumberOf = (text: string): number | null => (text.trim() === '' ? null : numberOf(text));

/** The settings of a form, which `shopSettingsSchema` may refuse. */
export const shopSettingsOf = (form: ShopSettingsForm): ShopSettings => ({
  ...form,
  phones: linesOf(form.phones),
  deliveryPartners: linesOf(form.deliveryPartners),
  paymentPartners: linesOf(form.paymentPartners),
  socialNetworks: linesOf(form.socialNetworks),
  homeSections: linesOf(form.homeSections),
  chargeInside: numberOf(form.chargeInside),
  chargeOutside: numberOf(form.chargeOutside),
  freeDeliveryOver: optionalNumberOf(form.freeDeliveryOver),
  piecesLimit: numberOf(form.piecesLimit),
  returnDays: numberOf(form.returnDays),
  insideDaysFrom: numberOf(form.insideDaysFrom),
  insideDaysTo: numberOf(form.insideDaysTo),
  outsideDaysFrom: numberOf(form.outsideDaysFrom),
  outsideDaysTo: numberOf(form.outsideDaysTo),
  pathaoStoreId: optionalNumberOf(form.pathaoStoreId),
  advanceBelowShare: optionalNumberOf(form.advanceBelowShare),
  advanceOver: optionalNumberOf(form.advanceOver),
  courierPrices: courierPricesOf(form.courierPrices),
  orderPrefix: form.orderPrefix.trim().toUpperCase(),
});

/** What the schema refuses in a form: one sentence for each field. */
export const shopSettingsErrors = (form: ShopSettingsForm): Partial<Record<keyof ShopSettings, string>> =>
  // The path of an entry of a list is `phones[1]`, of a part `logo.width`.
  faultsOf(shopSettingsSchema, shopSettingsOf(form), (path) => path.replace(/[[.].*/, ''));
