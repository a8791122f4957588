import { call } from '../call/call.ts';
import type { shopSecretsSchemas } from './shopSecretsSchemas.ts';

/**
 * The shop's secrets (SP-14): beyond API-1 to API-7 and for admins alone. They are sent to the server and never back; each
 * call answers with what is told of them.
 */

export const getShopSecretsCall = call<typeof shopSecretsSchemas.getShopSecrets>('GET', '/shopSecrets', {
  access: 'admin',
});
/** Refused with `secretsKeyMissing` while the server has no key to encrypt the secret with. */
export const saveShopSecretCall = call<typeof shopSecretsSchemas.saveShopSecret>(
  'PUT',
  '/shopSecrets/:name',
  { access: 'admin', refusals: ['invalid', 'secretsKeyMissing', 'tooMany'] },
);
/** Changes nothing when the secret is not set. */
export const removeShopSecretCall = call<typeof shopSecretsSchemas.removeShopSecret>(
  'DELETE',
  '/shopSecrets/:name',
  { access: 'admin', refusals: ['invalid', 'tooMany'] },
);
