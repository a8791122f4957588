import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { shopSettingsSchemas } from './shopSettingsSchemas.ts';

/** What the merchant says of the shop (SP-2): beyond API-1 to API-7 and for admins alone. */

export type ShopSettingsBody = ShapeOf<typeof shopSettingsSchemas.saveShopSettings>['body'];

export const getShopSettingsCall = call<typeof shopSettingsSchemas.getShopSettings>('GET', '/shopSettings', {
  access: 'admin',
});
/** Saves the settings as a new version; refused with `changedMeanwhile` when `version` is not the newest any more. */
export const saveShopSettingsCall = call<typeof shopSettingsSchemas.saveShopSettings>(
  'PUT',
  '/shopSettings',
  {
    access: 'admin',
    refusals: ['invalid', 'changedMeanwhile'],
  },
);
