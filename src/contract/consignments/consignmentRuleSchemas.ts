import { number, string } from 'yup';
import { consignmentLimits, trackingCodeShape } from '#domain/consignments/consignmentRules.ts';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import { courierIds, realCourierIds } from '#domain/consignments/couriers.ts';
import { hasLetterOrDigit } from '#domain/values/plainText.ts';
import { digitsAsTyped } from '#domain/values/typedText.ts';
import { choiceRule, integerRule, takaRule, textRule } from '../call/callSchemas.ts';

/** What the requests about consignments share. */

/** The courier by which a list is filtered; absent for all. */
export const courierFilterRule = choiceRule('courier', courierIds);
export const courierRule = courierFilterRule.required('courier is required');
/** The courier of a parcel that staff have booked themselves: every courier but the demo shop's imaginary one. */
export const givenCourierRule = choiceRule('courier', realCourierIds).required('courier is required');

/** The name of an own rider; `null` when nobody is named. */
export const riderRule = textRule('rider', consignmentLimits.rider)
  .nullable()
  .test('named', 'rider must not be empty', (rider) => rider == null || hasLetterOrDigit(rider));

/** The rider of a parcel that staff have booked themselves: required for own riders, refused for other couriers. */
export const givenRiderRule = riderRule.test('ofCourier', (rider, { parent, createError }) => {
  const isOwnRider = (parent as { courier?: unknown }).courier === 'ownRider';
  const isNamed = rider != null;
  if (isOwnRider && !isNamed) return createError({ message: 'rider is required for an own rider' });
  if (!isOwnRider && isNamed) return createError({ message: 'rider is only for an own rider' });
  return true;
});

export const stageRule = (name: string) =>
  choiceRule(name, consignmentStages).required(`${name} is required`);

/** `null` until the courier has given one. */
export const trackingCodeRule = string()
  .transform(digitsAsTyped)
  .typeError('trackingCode must be text')
  .nullable()
  .defined('trackingCode is required')
  .max(
    consignmentLimits.trackingCode,
    `A tracking code may have at most ${consignmentLimits.trackingCode} characters`,
  )
  // An empty text is refused: `null` stands for no code.
  .matches(trackingCodeShape, {
    message: 'A tracking code has letters, digits, - and _ only',
    excludeEmptyString: false,
  });

/** Grams. */
export const weightRule = integerRule('weight', 1).max(
  consignmentLimits.weight,
  `weight may be at most ${consignmentLimits.weight} grams`,
);

/** The courier's fee in taka; `null` until it is known. */
export const feeRule = takaRule('The fee', consignmentLimits.fee).nullable().defined('fee is required');

/** What the courier collects for an exchange, in whole taka; `null` or absent for a parcel that is no exchange. */
export const exchangeAmountRule = number()
  .typeError('exchangeAmount must be a number')
  .nullable()
  .integer('The amount must be whole taka')
  .min(0, 'The amount must be at least 0')
  .max(consignmentLimits.amount, `The amount may be at most ${consignmentLimits.amount}`);
