import { useFormik } from 'formik';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShopDispatch } from '#api/shopApi.ts';
import { type CartLine, lineKey, repriced, setQuantity, withoutLines } from '#domain/cart.ts';
import { type CheckoutField, customerDataSchema } from '#domain/checkout.ts';
import { limitReason } from '#domain/orderLimits.ts';
import { texts } from '#domain/texts.ts';
import { pricesCorrected } from '#slices/cartSlice.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { prepareDialogs, tell } from '#ui/feedback/dialogs.ts';
import { type CheckoutDraft, checkoutErrors, filledCheckout } from './checkoutDraft.ts';
import { createDraftStore, type StoredCheckout } from './checkoutStorage.ts';
import { typedMobile } from './mobileNumber.ts';
import { orderSums } from './orderPayload.ts';
import { useCartEmptiedElsewhere } from './useCartEmptiedElsewhere.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** State of the checkout screen: lines, form, sums and progress of the order. */
export const useCheckout = (begun: StoredCheckout) => {
  const user = useSelector(selectUser);
  const [keeper] = useState(() => createDraftStore(begun));
  const [lines, setLines] = useState<readonly CartLine[]>(begun.lines);
  const [shown, setShown] = useState<readonly CartLine[]>([]);
  const dispatch = useDispatch<ShopDispatch>();
  const { progress, place } = usePlaceOrder(keeper, ({ products }) => {
    setShown(lines);
    setLines((before) => repriced(before, products));
    dispatch(pricesCorrected([...products]));
  });
  const formik = useFormik<CheckoutDraft>({
    initialValues: begun.typed,
    validate: (typed) => checkoutErrors(filledCheckout(typed, user)),
    onSubmit: (typed) => place({ lines, form: filledCheckout(typed, user) }),
  });
  const form = filledCheckout(formik.values, user);
  const leftCart = useCartEmptiedElsewhere(lines);
  const errors = checkoutErrors(form);
  const limit = limitReason(lines);

  useEffect(prepareDialogs, []);
  useEffect(() => keeper.keep({ lines, typed: formik.values }), [keeper, lines, formik.values]);

  const choose = (field: CheckoutField, value: string): void => {
    void formik.setFieldTouched(field, true, false);
    void formik.setFieldValue(field, value);
  };
  const refusalOf = (field: CheckoutField): string | undefined => {
    const { refusal } = progress;
    const isMeant = refusal?.field === field && refusal.form[field] === form[field];
    return isMeant ? refusal.message : undefined;
  };
  const errorOf = (field: CheckoutField): string | undefined =>
    formik.touched[field] === true ? (errors[field] ?? refusalOf(field)) : refusalOf(field);

  return {
    lines,
    sums: orderSums(lines, form.deliveryArea),
    form,
    progress,
    missing: Object.keys(errors) as CheckoutField[],
    /** Why the lines exceed the limits of one order. */
    limit,
    isReady:
      limit === null &&
      customerDataSchema.isValidSync(form) &&
      progress.stage !== 'sending' &&
      progress.stage !== 'placed',
    /** The products may already have been ordered in another tab. */
    mayBeOrdered: leftCart && progress.stage !== 'placed',
    submit: formik.handleSubmit,
    choose,
    errorOf,
    setQuantity: (key: string, quantity: number) => setLines((before) => setQuantity(before, key, quantity)),
    leaveOut: (key: string) => setLines((before) => withoutLines(before, [key])),
    /** The line's price in taka before the server changed it; `undefined` when unchanged. */
    priceBefore: ({ originalPrice, ...line }: CartLine): number | undefined => {
      const before = shown.find((other) => lineKey(other) === lineKey(line))?.originalPrice;
      return before === originalPrice ? undefined : before;
    },
    /** The server's refusal of one line. */
    lineRefusal: (key: string): string | undefined =>
      progress.refusal?.lineKey === key ? progress.refusal.message : undefined,
    /** Props of a text field. */
    text: (field: Exclude<CheckoutField, 'addressType' | 'deliveryArea' | 'paymentSystem'>) => ({
      name: field,
      value: form[field],
      error: errorOf(field),
      onBlur: () => void formik.setFieldTouched(field, true, false),
      onChange: (event: Typing) => void formik.setFieldValue(field, event.target.value),
    }),
    typeMobile: (event: Typing) => {
      const { value, tooLong } = typedMobile(form.mobileNumber, event.target.value);
      void formik.setFieldValue('mobileNumber', value);
      if (tooLong) void tell({ title: texts.numberTooLong, mood: 'warning' });
    },
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
