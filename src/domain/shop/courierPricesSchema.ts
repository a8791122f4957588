import { array, number, object, type Schema, string, type TestContext } from 'yup';
import { formatCount } from '../values/formatCount.ts';
import { isAmount } from '../values/money.ts';
import {
  type CourierPrices,
  courierPriceLimits,
  deliveryZones,
  gramsPerKilogram,
  pricedCouriers,
  returnFeeKinds,
  type WeightTier,
  type ZonePrices,
} from './courierPrices.ts';

/** The rules for agreed prices (CA-7), for the form and the server. Fields show their English messages in the language of the page. */

const limits = courierPriceLimits;

/** A number from 0 to `most` with at most two decimals. The messages are short, since the fields above them are 90 pixels wide. */
const numberUpTo = (most: number) => {
  const message = `Enter 0 to ${formatCount(most)}`;
  return number()
    .typeError(message)
    .required(message)
    .min(0, message)
    .max(most, message)
    .test('decimals', 'Enter two decimals at most', isAmount);
};

const zonePrices = () => ({
  sameCity: numberUpTo(limits.price),
  suburbs: numberUpTo(limits.price),
  outside: numberUpTo(limits.price),
});

/** The message names kilograms, as the form does; the value is in grams. */
const weightText = `Enter 0.001 to ${limits.weight / gramsPerKilogram} kg`;
const weight = number()
  .typeError(weightText)
  .required(weightText)
  .integer(weightText)
  .min(1, weightText)
  .max(limits.weight, weightText);

const tiers = array(object({ upTo: weight, ...zonePrices() }).required())
  .typeError('The weights must be a list')
  .required('The weights are missing')
  .min(1, 'There must be at least one weight')
  .max(limits.tiers, `There may be at most ${limits.tiers} weights`)
  .test('ascending', (rows, { path, createError }) => {
    // Runs before the rules of a row, which refuse `null`.
    const weights = rows.map((row: { readonly upTo: number } | null) => row?.upTo ?? Number.NaN);
    const wrong = weights.findIndex((upTo, index) => index > 0 && upTo <= (weights[index - 1] ?? Number.NaN));
    if (wrong === -1) return true;
    return createError({ path: `${path}[${wrong}].upTo`, message: 'Enter more than in the row before' });
  });

const prices = object({
  courier: string().oneOf(pricedCouriers, 'This courier is not known').required('The courier is missing'),
  tiers,
  furtherKg: object(zonePrices()).required('The price of each further kilogram is missing'),
  codPercent: numberUpTo(limits.codPercent),
  returnFee: numberUpTo(limits.price).test(
    'percent',
    `Enter 0 to ${limits.returnPercent} %`,
    (fee, { parent }: TestContext) => {
      const isTooHigh = parent.returnFeeIn === 'percent' && fee > limits.returnPercent;
      return !isTooHigh;
    },
  ),
  returnFeeIn: string()
    .oneOf(returnFeeKinds, 'The fee must be in per cent or taka')
    .required('The fee must be in per cent or taka'),
}).required();

/** Prices that may be saved, with each courier once. */
export const courierPricesSchema: Schema<readonly CourierPrices[]> = array(prices)
  .typeError('Agreed prices must be a list')
  .required('Agreed prices are missing')
  .test(
    'different',
    'Agreed prices name a courier twice',
    // Runs before the rules of a row, which refuse `null`.
    (rows: readonly ({ readonly courier: string } | null)[]) =>
      new Set(rows.map((row) => row?.courier)).size === rows.length,
  );

const zonesText = (row: ZonePrices): string => deliveryZones.map((zone) => row[zone]).join('/');

const tierText = (tier: WeightTier): string => `${tier.upTo / gramsPerKilogram} kg ${zonesText(tier)}`;

/** The prices of one courier as text, for the audit log. */
export const courierPricesText = ({
  courier,
  tiers: rows,
  furtherKg,
  codPercent,
  returnFee,
  returnFeeIn,
}: CourierPrices): string =>
  [
    `${courier}: ${rows.map(tierText).join(', ')}`,
    `+1 kg ${zonesText(furtherKg)}`,
    `collected ${codPercent} %`,
    `returned ${returnFee} ${returnFeeIn === 'percent' ? '%' : 'taka'}`,
  ].join('; ');
