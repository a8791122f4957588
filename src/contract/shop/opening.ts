import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { openingSchemas } from './openingSchemas.ts';

/** The opening, the steps by which a new shop is opened (SP-1): beyond API-1 to API-7, for admins only. */

type Schemas = typeof openingSchemas;

export type ChangeOpeningBody = ShapeOf<Schemas['changeOpening']>['body'];

/** The checklist: each step, and whether it is done according to the shop's data. */
export const getOpeningCall = call<Schemas['getOpening']>('GET', '/opening', 'admin');
/** Skips a step or takes it up again, hides the checklist or shows it again; returns the checklist after the change. */
export const changeOpeningCall = call<Schemas['changeOpening']>('PATCH', '/opening', 'admin');
