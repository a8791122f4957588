import { call } from '../call/call.ts';
import type { courierSetupSchemas } from './courierSetupSchemas.ts';

/** How couriers are set up (CR-14): beyond API-1 to API-7, for admins only. No reply contains a key. */

type Schemas = typeof courierSetupSchemas;

/** The setup of each courier with which the shop books by calls. */
export const getCourierSetupCall = call<Schemas['getCourierSetup']>('GET', '/courierSetup', 'admin');
/** Tries a courier's keys by one cheap call to it, at most once a minute; refused with `unknown` while the courier has no keys. */
export const tryCourierCall = call<Schemas['tryCourier']>('POST', '/courierSetup/:courier/trials', 'admin');
