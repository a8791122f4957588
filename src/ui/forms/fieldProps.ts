import type { FormikProps } from 'formik';
import { onRelease } from './onRelease.ts';

type FormikState<Values> = Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'touched' | 'handleChange' | 'setFieldTouched'
>;

/**
 * The props of one field in a Formik form. The error is shown once the form was submitted or the field was left; when a field is
 * left, only after the press or key that left it is released (`onRelease`).
 */
export const fieldProps = <Values extends object, Name extends keyof Values & string>(
  { values, errors, touched, handleChange, setFieldTouched }: FormikState<Values>,
  name: Name,
) => ({
  name,
  value: values[name],
  // One text: Formik's type also has the several errors of a field that is an object.
  error: touched[name] ? (errors[name] as string | undefined) : undefined,
  onChange: handleChange,
  onBlur: () => onRelease(() => void setFieldTouched(name)),
});
