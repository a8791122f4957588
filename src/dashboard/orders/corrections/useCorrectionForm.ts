import { useFormik } from 'formik';
import { useState } from 'react';
import { type Failure, failureOfError, type RefusedFailure } from '#api/client/failure.ts';
import { useCorrectOrderMutation } from '#api/orders/orderCorrectionsApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { correctedCustomerSchema, correctOrder } from '#domain/orders/orderCorrection.ts';
import { type CorrectableField, correctableFields } from '#domain/orders/orderRevision.ts';
import type { Product } from '#domain/products/product.ts';
import { timers } from '#domain/shop/constants.ts';
import { refusedInStatus } from '#messages/dashboard/orders/corrections.ts';
import { correctionMessages } from '#messages/domain/dashboardMessages.ts';
import { districtName } from '#messages/domain/districts.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';
import { useLeavePrompt } from '../../components/routing/useLeavePrompt.ts';
import { withBilingualReason } from '../moves/moveTexts.ts';
import { storedDistrict } from '../storedDistrict.ts';
import {
  correctedLinesOf,
  type FormLine,
  formLinesOf,
  refusalOfList,
  refusalsOfLine,
  withProduct,
} from './formLines.ts';
import { useShopOffer } from './useShopOffer.ts';

/** What the form holds. */
interface CorrectionValues extends Record<CorrectableField, string> {
  readonly lines: readonly FormLine[];
}

/** Why the last attempt to save failed; `isOutdated` when the order has changed since it was loaded. */
interface CorrectionProblem {
  readonly text: string;
  readonly isOutdated: boolean;
}

const valuesOf = (order: Order): CorrectionValues => {
  const { name, mobileNumber, district, deliveryArea, address, addressType, comment } = order.customerData;
  return {
    name,
    mobileNumber,
    district: districtName(district),
    deliveryArea,
    address,
    addressType,
    comment,
    lines: formLinesOf(order),
  };
};

/** The district to store for the typed one; while staff leave the district as it was, the order keeps its own spelling. */
const correctedDistrict = (typed: string, { customerData: { district } }: Order): string =>
  typed === districtName(district) ? district : storedDistrict(typed);

const problemOf = (failure: Failure, returnDays: number): CorrectionProblem => {
  if (failure.kind !== 'refused')
    return { text: withFailureMessage(correctionMessages.unknown, failure), isOutdated: false };
  if (failure.code === 'priceChanged') return { text: correctionMessages.priceChanged, isOutdated: false };
  const text = withFailureMessage(correctionMessages.failed, withBilingualReason(failure, returnDays));
  const { reason, orderStatus } = failure;
  const isOtherStatus = reason === 'notCorrectable' && orderStatus !== undefined;
  return {
    text: isOtherStatus ? refusedInStatus(text, orderStatus) : text,
    // An order with a parcel (`booked`) needs no reload: staff cancel the parcel on the same page and save the form as it is. Nor does
    // one whose goods are not in the shop, which has not changed.
    isOutdated: failure.code === 'moveRefused' && reason !== 'booked' && reason !== 'goodsNotInShop',
  };
};

/** The refused field of the customer, which the server names `customerData.name` and the form `name`; `undefined` for other refusals. */
const refusedField = ({ field }: RefusedFailure): CorrectableField | undefined =>
  correctableFields.find((name) => field === `customerData.${name}`);

/**
 * The form that corrects an order: its values, what they would make of the order, and saving, after which `onSaved` is called.
 *
 * @param revision number of revisions that the order has; the server refuses the correction when there are more by then
 * @param orderedProducts the products of the order that the shop still has
 */
export const useCorrectionForm = (
  order: Order,
  revision: number,
  orderedProducts: readonly Product[],
  onSaved: () => void,
) => {
  const [correct] = useCorrectOrderMutation();
  const { products, offer, addToOffer, takeQuote } = useShopOffer(orderedProducts);
  const [problem, setProblem] = useState<CorrectionProblem | null>(null);

  /** The correction that these values make, and what becomes of the order by it. */
  const resultOf = (values: CorrectionValues) => {
    const typed = correctedCustomerSchema.cast(values, {
      // Values that are still invalid give a result too; Formik tells what is wrong with them.
      assert: false,
      stripUnknown: true,
    });
    const customerData = { ...typed, district: correctedDistrict(typed.district, order) };
    const correction = { customerData, products: correctedLinesOf(values.lines) };
    return { correction, ...correctOrder(order, correction, offer) };
  };
  const formik = useFormik<CorrectionValues>({
    initialValues: valuesOf(order),
    validationSchema: correctedCustomerSchema,
    onSubmit: async (values, { setFieldError }) => {
      const { correction, order: corrected } = resultOf(values);
      setProblem(null);
      try {
        // The server refuses another total than the one that the form shows.
        await correct({ id: order._id, body: { revision, ...correction, total: corrected.total } }).unwrap();
      } catch (error) {
        const failure = failureOfError(error);
        if (failure.kind === 'refused') takeQuote(values.lines, failure);
        setProblem(problemOf(failure, order.returnDays));
        const field = failure.kind === 'refused' ? refusedField(failure) : undefined;
        if (field !== undefined) setFieldError(field, failure.message);
        return;
      }
      // Before `onSaved` closes the form, so that nobody is asked about unsaved changes. Defined below, since it needs the form's state.
      noteSaved();
      onSaved();
      void alertDialog({ ...correctionMessages.saved, icon: 'success', timer: timers.toast });
    },
  });
  const noteSaved = useLeavePrompt(formik.dirty);

  const { lines } = formik.values;
  // Not validated: the schema has no rule for lines.
  const setLines = (next: readonly FormLine[]) => void formik.setFieldValue('lines', next, false);
  const result = resultOf(formik.values);
  return {
    formik,
    lines,
    setLines,
    products,
    addProduct: (product: Product) => {
      addToOffer(product);
      setLines(withProduct(lines, product));
    },
    /** Why the line with this key cannot be ordered, in sentences. */
    refusalsOf: (key: string): string[] => refusalsOfLine(result.refusals, lines, key),
    listRefusal: refusalOfList(result.refusals),
    result,
    problem,
  };
};

export type CorrectionFormState = ReturnType<typeof useCorrectionForm>;
