import { getIn, setIn } from 'formik';
import { useMemo } from 'react';
import { type CourierPricesForm, courierPricesErrors } from '#domain/shop/courierPricesForm.ts';
import { onRelease } from '#ui/forms/onRelease.ts';
import type { ShopSettingsFormState } from './useShopSettingsForm.ts';

/** The name of the agreed prices in the form, with which the names of their fields begin. */
const pricesName = 'courierPrices';

/** The agreed prices in the form of the shop's settings, with the props of their fields (CA-7). */
export const useAgreedPrices = ({
  values,
  touched,
  handleChange,
  setFieldTouched,
  setFieldValue,
  setTouched,
}: ShopSettingsFormState['formik']) => {
  const prices = values.courierPrices;
  const errors = useMemo(() => courierPricesErrors(prices), [prices]);
  /** Removes an item of the list that has this name in the form, together with what is known of its touched fields. */
  const removeItem = (name: string, index: number) => {
    // Formik's `getIn` and `setIn` return `any`.
    void setFieldValue(name, (getIn(values, name) as readonly unknown[]).toSpliced(index, 1));
    const touchedItems = (getIn(touched, name) ?? []) as readonly unknown[];
    const remaining = setIn(touched, name, touchedItems.toSpliced(index, 1)) as typeof touched;
    // Set after the press, and so after the `onBlur` of the field that lost the focus: it marks a path that another field has by now.
    // `false`: without a validation, since `setFieldValue` has validated the values.
    onRelease(() => void setTouched(remaining, false));
  };
  return {
    prices,
    /** The props of the field at a path such as `[0].tiers[1].outside`; its error shows after the user has left the field. */
    field: (path: string) => {
      const name = `${pricesName}${path}`;
      const isTouched = getIn(touched, name) === true;
      return {
        name,
        value: getIn(values, name) as string,
        error: isTouched ? errors[path] : undefined,
        onChange: handleChange,
        // The error moves what is below the field, and so waits until a press there is over.
        onBlur: () => onRelease(() => void setFieldTouched(name)),
      };
    },
    change: (changedPrices: readonly CourierPricesForm[]) => void setFieldValue(pricesName, changedPrices),
    /** Removes all prices of a courier, by their index. */
    removeCourier: (index: number) => removeItem(pricesName, index),
    /** Removes a row of weights of the courier whose prices have this index. */
    removeTier: (index: number, tierIndex: number) => removeItem(`${pricesName}[${index}].tiers`, tierIndex),
  };
};

export type AgreedPrices = ReturnType<typeof useAgreedPrices>;
