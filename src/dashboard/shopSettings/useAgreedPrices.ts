import { getIn } from 'formik';
import { useMemo } from 'react';
import { type CourierPricesForm, courierPricesErrors } from '#domain/shop/courierPricesForm.ts';
import { onRelease } from '#ui/forms/onRelease.ts';
import type { ShopSettingsFormState } from './useShopSettingsForm.ts';

const name = 'courierPrices';

/** The agreed prices in the form of the shop's settings, with the props of their fields (CA-7). */
export const useAgreedPrices = ({
  values,
  touched,
  handleChange,
  setFieldTouched,
  setFieldValue,
}: ShopSettingsFormState['formik']) => {
  const prices = values.courierPrices;
  const errors = useMemo(() => courierPricesErrors(prices), [prices]);
  return {
    prices,
    /** The props of the field at a path such as `[0].tiers[1].outside`; its error shows after the user has left the field. */
    field: (path: string) => ({
      name: `${name}${path}`,
      value: getIn(values, `${name}${path}`) as string,
      error: getIn(touched, `${name}${path}`) === true ? errors[path] : undefined,
      onChange: handleChange,
      onBlur: () => onRelease(() => void setFieldTouched(`${name}${path}`)),
    }),
    change: (next: readonly CourierPricesForm[]) => void setFieldValue(name, next),
  };
};

export type AgreedPrices = ReturnType<typeof useAgreedPrices>;
