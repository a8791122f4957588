import { boolean, object, string } from 'yup';
import { callSchemas } from './callSchemas.ts';
import { clientErrorKinds, reportClientError } from './clientErrors.ts';

const text = (name: string, length: number) =>
  string().defined(`${name} is required`).max(length, `${name} may have at most ${length} characters`);

export const clientErrorsSchemas = {
  reportClientError: callSchemas(reportClientError, {
    body: object({
      kind: string()
        .required('kind is required')
        .oneOf(clientErrorKinds, `kind must be one of ${clientErrorKinds.join(', ')}`),
      message: text('message', 500),
      stack: text('stack', 4000),
      route: text('route', 200),
      build: text('build', 100).matches(/^[\w.-]*$/, 'build must be the name of a file'),
    }).required('a body is required'),
    reply: object({ received: boolean().required().isTrue() }).required(),
  }),
};
