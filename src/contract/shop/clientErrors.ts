import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { clientErrorsSchemas } from './clientErrorsSchemas.ts';

type Schemas = typeof clientErrorsSchemas;

export type ClientError = ShapeOf<Schemas['reportClientError']>['body'];

/** Reports an error that happened in a browser; beyond API-1 to API-7. */
export const reportClientErrorCall = call<Schemas['reportClientError']>('POST', '/clientErrors', 'everyone');
