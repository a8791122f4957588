import { call } from '../call/call.ts';
import type { shopSecretsSchemas } from './shopSecretsSchemas.ts';

/**
 * The shop's secrets (SP-14): beyond API-1 to API-7, for admins only. A secret is sent to the server and never back: every call returns
 * the hints of all secrets.
 */

type Schemas = typeof shopSecretsSchemas;

export const getShopSecretsCall = call<Schemas['getShopSecrets']>('GET', '/shopSecrets', 'admin');
/** Saves a secret; refused with `secretsKeyMissing` while the server has no secrets' key to encrypt it with. */
export const saveShopSecretCall = call<Schemas['saveShopSecret']>('PUT', '/shopSecrets/:name', 'admin');
/** Removes a saved secret; changes nothing when none is saved. */
export const removeShopSecretCall = call<Schemas['removeShopSecret']>(
  'DELETE',
  '/shopSecrets/:name',
  'admin',
);
