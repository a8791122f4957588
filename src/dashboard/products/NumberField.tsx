import type { KeyboardEvent } from 'react';
import { typedNumber } from '#domain/values/typedText.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import type { ProductFormState } from './useProductForm.ts';

interface NumberFieldProps {
  readonly formik: ProductFormState['formik'];
  readonly name: 'originalPrice' | 'offerPrice' | 'ratings' | 'reviews' | 'lowStock';
  readonly label: string;
  /** How much an arrow key changes the number. */
  readonly step: number;
  /** The largest number that the arrow keys reach; `productSchema` has the limits of a typed one. */
  readonly max?: number;
  /** The smallest number that the arrow keys reach; 1 by default, the least price in taka, rating and number of reviews. */
  readonly min?: number;
}

/** Decimals of a number that a step has changed: binary fractions would show more. */
const decimals = 2;

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A field for a number in Latin or Bengali digits. It is a text field, because one of type `number` refuses Bengali digits; so it
 * changes the number by a step itself when an arrow key is pressed.
 */
export const NumberField = ({
  formik,
  name,
  label,
  step,
  max = Number.POSITIVE_INFINITY,
  min = 1,
}: NumberFieldProps) => {
  const set = (text: string) => void formik.setFieldValue(name, text);
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = directions[event.key] ?? 0;
    if (direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const typed = typedNumber(formik.values[name]);
    const withinLimits = Math.min(max, Math.max(min, typed + direction * step));
    // In an empty field the first step enters the least number.
    const next = Number.isNaN(typed) ? min : withinLimits;
    const rounded = Number(next.toFixed(decimals));
    set(String(rounded));
  };
  return (
    <TextField
      label={label}
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...fieldProps(formik, name)}
      onChange={({ target }) => set(target.value)}
      onKeyDown={stepByKey}
    />
  );
};
