import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { openingSchemas } from './openingSchemas.ts';

/** How a new shop is opened (SP-1): beyond API-1 to API-7 and for admins alone. */

export type ChangeOpeningBody = ShapeOf<typeof openingSchemas.changeOpening>['body'];

/** The steps with what the shop's data says of each. */
export const getOpeningCall = call<typeof openingSchemas.getOpening>('GET', '/opening', { access: 'admin' });
/** Skips a step or takes it up again, hides or shows the checklist; answers with it as it is then. */
export const changeOpeningCall = call<typeof openingSchemas.changeOpening>('PATCH', '/opening', {
  access: 'admin',
  refusals: ['invalid'],
});
