import { faultsOf } from '../values/faultsOf.ts';
import { typedNumber } from '../values/typedText.ts';
import {
  type CourierPrices,
  courierPriceLimits,
  type DeliveryZone,
  gramsPerKilogram,
  type PricedCourier,
  type ReturnFeeKind,
} from './courierPrices.ts';
import { courierPricesSchema } from './courierPricesSchema.ts';

/** Agreed prices in the shape of a form: numbers as texts, weights in kilograms (CA-7). */

type ZonePricesForm = Readonly<Record<DeliveryZone, string>>;

interface WeightTierForm extends ZonePricesForm {
  /** Kilograms. */
  readonly upTo: string;
}

export interface CourierPricesForm {
  readonly courier: PricedCourier;
  readonly tiers: readonly WeightTierForm[];
  readonly furtherKg: ZonePricesForm;
  readonly codPercent: string;
  readonly returnFee: string;
  readonly returnFeeIn: ReturnFeeKind;
}

const zoneTexts = (prices: Readonly<Record<DeliveryZone, number>>): ZonePricesForm => ({
  sameCity: String(prices.sameCity),
  suburbs: String(prices.suburbs),
  outside: String(prices.outside),
});

/** The form of agreed prices. */
export const courierPricesFormOf = (prices: readonly CourierPrices[]): CourierPricesForm[] =>
  prices.map(({ courier, tiers, furtherKg, codPercent, returnFee, returnFeeIn }) => ({
    courier,
    tiers: tiers.map((tier) => ({ upTo: String(tier.upTo / gramsPerKilogram), ...zoneTexts(tier) })),
    furtherKg: zoneTexts(furtherKg),
    codPercent: String(codPercent),
    returnFee: String(returnFee),
    returnFeeIn,
  }));

const noPrices: ZonePricesForm = { sameCity: '', suburbs: '', outside: '' };

/** An empty row of weights. */
export const emptyTier: WeightTierForm = { upTo: '', ...noPrices };

/** The form of a courier with whom no prices are agreed yet. */
export const emptyCourierPrices = (courier: PricedCourier): CourierPricesForm => ({
  courier,
  tiers: [emptyTier],
  furtherKg: noPrices,
  codPercent: '',
  returnFee: '',
  returnFeeIn: 'percent',
});

const zoneNumbers = (prices: ZonePricesForm): Record<DeliveryZone, number> => ({
  sameCity: typedNumber(prices.sameCity),
  suburbs: typedNumber(prices.suburbs),
  outside: typedNumber(prices.outside),
});

/**
 * Grams from a text in kilograms. Rounded, since 1.001 × 1000, for example, is no whole number in binary fractions. Parts of a gram stay,
 * so that the schema refuses them.
 */
const gramsOf = (kilograms: string): number => Number((typedNumber(kilograms) * gramsPerKilogram).toFixed(6));

/** The prices of a form, which `courierPricesSchema` may refuse. */
export const courierPricesOf = (form: readonly CourierPricesForm[]): CourierPrices[] =>
  form.map(({ courier, tiers, furtherKg, codPercent, returnFee, returnFeeIn }) => ({
    courier,
    tiers: tiers.map((tier) => ({ upTo: gramsOf(tier.upTo), ...zoneNumbers(tier) })),
    furtherKg: zoneNumbers(furtherKg),
    codPercent: typedNumber(codPercent),
    returnFee: typedNumber(returnFee),
    returnFeeIn,
  }));

/** What the schema refuses in a form: one sentence for each path, such as `[0].tiers[1].outside`. */
export const courierPricesErrors = (form: readonly CourierPricesForm[]): Readonly<Record<string, string>> =>
  faultsOf(courierPricesSchema, courierPricesOf(form));

/** Whether the list has room for another row of weights. */
export const mayAddTier = ({ tiers }: CourierPricesForm): boolean => tiers.length < courierPriceLimits.tiers;
