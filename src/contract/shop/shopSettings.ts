import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { shopSettingsSchemas } from './shopSettingsSchemas.ts';

/** The shop settings (SP-2): beyond API-1 to API-7, for admins only. */

type Schemas = typeof shopSettingsSchemas;

export type ShopSettingsBody = ShapeOf<Schemas['saveShopSettings']>['body'];

/** The newest version of the settings, and the version before it. */
export const getShopSettingsCall = call<Schemas['getShopSettings']>('GET', '/shopSettings', 'admin');
/** Saves the settings as a new version; refused with `changedMeanwhile` when `version` is no longer the newest. */
export const saveShopSettingsCall = call<Schemas['saveShopSettings']>('PUT', '/shopSettings', 'admin');
