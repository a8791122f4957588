import type { FormikProps } from 'formik';
import { onRelease } from './onRelease.ts';

type FormikState<Values> = Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'touched' | 'handleChange' | 'setFieldTouched'
>;

/**
 * Props of one field of a Formik form, with its error once the field was left or the form submitted. The error of a field
 * that is left shows when the press or key that leaves it is released.
 */
export const fieldProps = <Values extends object, Name extends keyof Values & string>(
  { values, errors, touched, handleChange, setFieldTouched }: FormikState<Values>,
  name: Name,
) => ({
  name,
  value: values[name],
  error: touched[name] ? (errors[name] as string | undefined) : undefined,
  onChange: handleChange,
  onBlur: () => onRelease(() => void setFieldTouched(name)),
});
