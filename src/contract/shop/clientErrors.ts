import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { clientErrorsSchemas } from './clientErrorsSchemas.ts';

export type ClientError = ShapeOf<typeof clientErrorsSchemas.reportClientError>['body'];

/** Reports an error that happened in a browser; beyond API-1 to API-7. */
export const reportClientErrorCall = call<typeof clientErrorsSchemas.reportClientError>(
  'POST',
  '/clientErrors',
  { access: 'everyone', refusals: ['invalid', 'tooLarge', 'tooMany'] },
);
