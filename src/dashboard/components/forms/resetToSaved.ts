import type { FormikProps } from 'formik';

/** The fields that are not as they were sent. */
const changedSince = <Form extends object>(sent: Form, typed: Form): Partial<Form> => {
  const sentFields = new Map<string, unknown>(Object.entries(sent));
  const changed = Object.entries(typed).filter(([name, value]) => value !== sentFields.get(name));
  return Object.fromEntries(changed) as Partial<Form>;
};

/**
 * Makes `saved` what the form was last saved as. Keeps what the user has typed while `sent` was being sent: it is not saved, so
 * the form still counts as changed.
 */
export const resetToSaved = <Form extends object>(
  { resetForm, setValues }: Pick<FormikProps<Form>, 'resetForm' | 'setValues'>,
  saved: Form,
  sent: Form,
): void => {
  resetForm({ values: saved });
  // Formik calls this with the values of the last render, which are from before the reset.
  void setValues((typed) => ({ ...saved, ...changedSince(sent, typed) }));
};
