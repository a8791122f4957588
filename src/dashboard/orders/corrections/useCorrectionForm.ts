import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { type Failure, failureOfError } from '#api/client/failure.ts';
import { shopChanged } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { useCorrectOrderMutation } from '#api/orders/orderCorrectionsApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { correctedCustomerSchema, correctOrder } from '#domain/orders/orderCorrection.ts';
import { type CorrectableField, correctableFields } from '#domain/orders/orderRevision.ts';
import type { Product } from '#domain/products/product.ts';
import { timers } from '#domain/shop/constants.ts';
import { correctionMessages } from '#messages/domain/dashboardMessages.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';
import { useLeavePrompt } from '../../components/routing/useLeavePrompt.ts';
import { refusalMessage } from '../moves/moveLabels.ts';
import { correctedLinesOf, type FormLine, formLinesOf, withProduct } from './formLines.ts';
import { withQuotedPrices } from './withQuotedPrices.ts';

/** What the form holds. */
export interface CorrectionValues extends Record<CorrectableField, string> {
  readonly lines: readonly FormLine[];
}

/** Why the last attempt to save failed; `isOutdated` when the order has changed since it was loaded. */
export interface CorrectionProblem {
  readonly text: string;
  readonly isOutdated: boolean;
}

const valuesOf = (order: Order): CorrectionValues => ({
  ...(Object.fromEntries(correctableFields.map((field) => [field, order.customerData[field]])) as Record<
    CorrectableField,
    string
  >),
  lines: formLinesOf(order),
});

const problemOf = (failure: Failure, returnDays: number): CorrectionProblem => {
  if (failure.kind !== 'refused')
    return { text: withFailureMessage(correctionMessages.unknown, failure), isOutdated: false };
  if (failure.code === 'priceChanged') return { text: correctionMessages.priceChanged, isOutdated: false };
  const { reason } = failure;
  const detailed =
    reason === undefined ? failure : { ...failure, message: refusalMessage(reason, returnDays) };
  return {
    text: withFailureMessage(correctionMessages.failed, detailed),
    // An order with a parcel (`booked`) needs no reload: staff cancel the parcel on the same page and save the form as it is.
    isOutdated: failure.code === 'moveRefused' && reason !== 'booked',
  };
};

const isField = (name: string): name is CorrectableField => correctableFields.some((field) => field === name);

/** The form that corrects an order: its values, what they would make of the order, and saving, after which `onSaved` is called. */
export const useCorrectionForm = (
  order: Order,
  revision: number,
  orderedProducts: readonly Product[],
  onSaved: () => void,
) => {
  const [correct] = useCorrectOrderMutation();
  const dispatch = useShopDispatch();
  const terms = useShop();
  const [products, setProducts] = useState<ReadonlyMap<string, Product>>(
    () => new Map(orderedProducts.map((product) => [product._id, product])),
  );
  const [problem, setProblem] = useState<CorrectionProblem | null>(null);
  const isSaved = useRef(false);

  const resultOf = (values: CorrectionValues) => {
    const customerData = correctedCustomerSchema.cast(values, {
      assert: false,
      stripUnknown: true,
    });
    const correction = { customerData, products: correctedLinesOf(values.lines) };
    return { correction, ...correctOrder(order, correction, { productOf: (id) => products.get(id), terms }) };
  };
  const formik = useFormik<CorrectionValues>({
    initialValues: valuesOf(order),
    validationSchema: correctedCustomerSchema,
    onSubmit: async (values, { setFieldError }) => {
      const { correction, order: corrected } = resultOf(values);
      setProblem(null);
      try {
        await correct({ id: order._id, body: { revision, ...correction, total: corrected.total } }).unwrap();
      } catch (error) {
        const failure = failureOfError(error);
        if (failure.kind === 'refused') dispatch(shopChanged(failure.quote?.terms));
        setProducts(withQuotedPrices(products, values.lines, failure));
        setProblem(problemOf(failure, order.returnDays));
        // The server names a field as `customerData.name`, the form as `name`.
        const field = failure.kind === 'refused' ? (failure.field?.split('.')[1] ?? '') : '';
        if (failure.kind === 'refused' && isField(field)) setFieldError(field, failure.message);
        return;
      }
      isSaved.current = true;
      onSaved();
      void alertDialog({ ...correctionMessages.saved, icon: 'success', timer: timers.toast });
    },
  });
  useLeavePrompt(formik.dirty, isSaved);

  const { lines } = formik.values;
  const setLines = (next: readonly FormLine[]) => void formik.setFieldValue('lines', next, false);
  const active = lines.filter(({ isRemoved }) => !isRemoved);
  const result = resultOf(formik.values);
  return {
    formik,
    lines,
    setLines,
    products,
    addProduct: (product: Product) => {
      setProducts(new Map(products).set(product._id, product));
      setLines(withProduct(lines, product));
    },
    /** Why the line with this key cannot be ordered. Refusals name a line by its index among those that are not removed. */
    refusalsOf: (key: string): string[] => {
      const path = `products[${active.findIndex((line) => line.key === key)}]`;
      return result.refusals.flatMap(({ field, message }) =>
        field === path || field.startsWith(`${path}.`) ? [message] : [],
      );
    },
    result,
    problem,
  };
};

export type CorrectionFormState = ReturnType<typeof useCorrectionForm>;
