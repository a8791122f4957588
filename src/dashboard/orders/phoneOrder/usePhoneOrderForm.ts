import { type FormikProps, useFormik } from 'formik';
import { useState } from 'react';
import { type Failure, failureOfError } from '#api/client/failure.ts';
import { usePlacePhoneOrderMutation } from '#api/orders/phoneOrdersApi.ts';
import { emptyCheckout } from '#domain/checkout/checkoutForm.ts';
import { phoneKey } from '#domain/orders/phoneHistory.ts';
import { draftPhoneOrder, type EarlierAddress, phoneOrderCustomerSchema } from '#domain/orders/phoneOrder.ts';
import type { Product } from '#domain/products/product.ts';
import { phoneOrderMessages } from '#messages/domain/dashboardMessages.ts';
import { districtName } from '#messages/domain/districts.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';
import { useLeavePrompt } from '../../components/routing/useLeavePrompt.ts';
import {
  correctedLinesOf,
  type FormLine,
  refusalOfList,
  refusalsOfLine,
  remainingLines,
  withProduct,
} from '../corrections/formLines.ts';
import { useShopOffer } from '../corrections/useShopOffer.ts';
import { storedDistrict } from '../storedDistrict.ts';

/** What the caller is told about a placed order. */
export interface PlacedPhoneOrder {
  readonly id: string;
  /** The order's number, or its id from a host that gives no number. */
  readonly name: string;
  /** Taka. */
  readonly total: number;
}

type PhoneOrderValues = Record<keyof typeof emptyCheckout, string> & { readonly lines: readonly FormLine[] };
const emptyForm: PhoneOrderValues = { ...emptyCheckout, lines: [] };

/** The fields that still have the text with which an earlier address filled them, each with its empty value. */
const unchangedFields = (values: PhoneOrderValues, filledIn: EarlierAddress): Partial<PhoneOrderValues> => {
  const fields = (Object.keys(filledIn) as (keyof EarlierAddress)[]).filter(
    (field) => values[field] === filledIn[field],
  );
  return Object.fromEntries(fields.map((field) => [field, emptyForm[field]]));
};

/** What fills the fields in, and empties them, with the earlier addresses of a phone number. */
const useEarlierAddress = ({ values, setValues }: FormikProps<PhoneOrderValues>) => {
  /** The address that has filled the form, as the form shows it, and the number whose orders went there. */
  const [filledIn, setFilledIn] = useState<{ address: EarlierAddress; key: string | null } | null>(null);
  return {
    /** Fills in an earlier address of the phone number. */
    fillIn: (earlier: EarlierAddress): void => {
      const address = { ...earlier, district: districtName(earlier.district) };
      setFilledIn({ address, key: phoneKey(values.mobileNumber) });
      void setValues({ ...values, ...address });
    },
    /** Sets the phone number. If it becomes another person's, what an address of the earlier number has filled in is emptied. */
    changeNumber: (mobileNumber: string): void => {
      const key = phoneKey(mobileNumber);
      const isOther = filledIn !== null && key !== null && key !== filledIn.key;
      const emptied = isOther ? unchangedFields(values, filledIn.address) : {};
      if (isOther) setFilledIn(null);
      void setValues({ ...values, ...emptied, mobileNumber });
    },
  };
};

const problemOf = (failure: Failure): string => {
  if (failure.kind !== 'refused') return withFailureMessage(phoneOrderMessages.unknown, failure);
  if (failure.code === 'keyReused') return phoneOrderMessages.placedBefore;
  if (failure.code === 'priceChanged') return phoneOrderMessages.priceChanged;
  return withFailureMessage(phoneOrderMessages.failed, failure);
};

/** The form of an order that staff place for a caller: its values, the order they give, and placing it, which calls `onPlaced`. */
export const usePhoneOrderForm = (onPlaced: (placed: PlacedPhoneOrder) => void) => {
  const [placeOrder] = usePlacePhoneOrderMutation();
  // One key for the whole form: the server makes at most one order from it, however often it is sent.
  const [key] = useState(newIdempotencyKey);
  // An empty list, since a new order has no products yet.
  const { products, offer, addToOffer, takeQuote } = useShopOffer([]);
  const [problem, setProblem] = useState<string | null>(null);

  /** The order that these values make, with what refuses it. */
  const draftOf = (values: PhoneOrderValues) => {
    // Trimmed and without `lines`, which are no data of the customer; invalid values too, since the sums follow each keystroke.
    const customer = phoneOrderCustomerSchema.cast(values, { assert: false, stripUnknown: true });
    // The form shows the district in the language of the page, and orders have its English name.
    const stored = { ...customer, district: storedDistrict(customer.district) };
    return draftPhoneOrder(stored, correctedLinesOf(values.lines), offer);
  };
  // `noteSaved`, which is called here, follows below: it needs the state of the form.
  const formik = useFormik<PhoneOrderValues>({
    initialValues: emptyForm,
    validationSchema: phoneOrderCustomerSchema,
    onSubmit: async (values, { setFieldError }) => {
      const { refusals, products: lines, customerData, subTotal, total } = draftOf(values);
      setProblem(null);
      // The refusals are shown beside the lines.
      if (refusals.length > 0) return;
      try {
        const body = { products: [...lines], customerData, subTotal, total };
        const { id, number } = await placeOrder({ key, body }).unwrap();
        noteSaved();
        onPlaced({ id, name: number ?? id, total });
      } catch (error) {
        const failure = failureOfError(error);
        setProblem(problemOf(failure));
        if (failure.kind !== 'refused') return;
        // A refusal for a changed price brings today's prices, which the form then shows.
        takeQuote(values.lines, failure);
        // The server names a field as `customerData.name`, the form as `name`.
        const [group, field] = failure.field?.split('.') ?? [];
        if (group === 'customerData' && field !== undefined) setFieldError(field, failure.message);
      }
    },
  });
  const noteSaved = useLeavePrompt(formik.dirty);
  const earlierAddress = useEarlierAddress(formik);

  const { lines } = formik.values;
  // Not validated: the schema has no rule for lines.
  const setLines = (next: readonly FormLine[]) => void formik.setFieldValue('lines', next, false);
  const draft = draftOf(formik.values);
  const hasNoLines = remainingLines(lines).length === 0;
  // Each form begins without lines: that they are missing is said only after the first attempt to place the order.
  const noLinesText = formik.submitCount > 0 ? phoneOrderMessages.noProducts : undefined;
  return {
    formik,
    lines,
    setLines,
    products,
    addProduct: (product: Product) => {
      addToOffer(product);
      setLines(withProduct(lines, product));
    },
    ...earlierAddress,
    /** Why the line with this key cannot be ordered, in sentences. */
    refusalsOf: (lineKey: string): string[] => refusalsOfLine(draft.refusals, lines, lineKey),
    listRefusal: hasNoLines ? noLinesText : refusalOfList(draft.refusals),
    draft,
    problem,
  };
};

export type PhoneOrderFormState = ReturnType<typeof usePhoneOrderForm>;
