/** The fields of a form that are not as they were sent: what the user has typed while the form was being saved. */
export const typedSince = <Form extends object>(sent: Form, typed: Form): Partial<Form> => {
  const sentFields = new Map<string, unknown>(Object.entries(sent));
  const later = Object.entries(typed).filter(([name, value]) => value !== sentFields.get(name));
  return Object.fromEntries(later) as Partial<Form>;
};
