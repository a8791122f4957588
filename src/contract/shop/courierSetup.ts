import { call } from '../call/call.ts';
import type { courierSetupSchemas } from './courierSetupSchemas.ts';

/** How couriers are set up (CR-14): beyond API-1 to API-7 and for admins alone. No answer has a key. */

export const getCourierSetupCall = call<typeof courierSetupSchemas.getCourierSetup>('GET', '/courierSetup', {
  access: 'admin',
});
/** Tries the keys of a courier by one cheap call, once a minute at most; `unknown` when its keys are not entered. */
export const tryCourierCall = call<typeof courierSetupSchemas.tryCourier>(
  'POST',
  '/courierSetup/:courier/trials',
  { access: 'admin', refusals: ['invalid', 'unknown', 'tooMany'] },
);
