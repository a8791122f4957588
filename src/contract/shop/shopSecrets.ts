import { call } from '../call/call.ts';
import type { shopSecretsSchemas } from './shopSecretsSchemas.ts';

/**
 * The shop's secrets (SP-14): beyond API-1 to API-7, for admins only. A secret is sent to the server and never back: every call returns
 * the hints of all secrets.
 */

export const getShopSecretsCall = call<typeof shopSecretsSchemas.getShopSecrets>('GET', '/shopSecrets', {
  access: 'admin',
});
/** Saves a secret; refused with `secretsKeyMissing` while the server has no secrets' key to encrypt it with. */
export const saveShopSecretCall = call<typeof shopSecretsSchemas.saveShopSecret>(
  'PUT',
  '/shopSecrets/:name',
  { access: 'admin', refusals: ['invalid', 'secretsKeyMissing', 'tooMany'] },
);
/** Removes a saved secret; changes nothing when none is saved. */
export const removeShopSecretCall = call<typeof shopSecretsSchemas.removeShopSecret>(
  'DELETE',
  '/shopSecrets/:name',
  { access: 'admin', refusals: ['invalid', 'tooMany'] },
);
