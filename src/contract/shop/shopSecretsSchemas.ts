import { array, object, type Schema, string } from 'yup';
import { shopSecretLength } from '#domain/shop/shopSecretSchema.ts';
import {
  type ShopSecretsOverview,
  secretsKeyProblems,
  shopSecretNames,
  shopSecretStates,
} from '#domain/shop/shopSecrets.ts';
import { type CallSchemas, textRule } from '../call/callSchemas.ts';

/** The path's parameter. */
const named = object({
  name: string().required('name is required').oneOf(shopSecretNames, 'name is none of the shop’s secrets'),
});

const overviewReply: Schema<ShopSecretsOverview> = object({
  keyProblem: string().oneOf(secretsKeyProblems).nullable().defined(),
  secrets: array(
    object({
      name: string().oneOf(shopSecretNames).required(),
      state: string().oneOf(shopSecretStates).required(),
      ending: string().defined(),
      savedAt: string().nullable().defined(),
      savedBy: string().defined(),
    }),
  ).required(),
}).required();

/** Schemas of the calls in shopSecrets.ts; `ShopSecretsOverview` explains the fields of the replies. */
export const shopSecretsSchemas = {
  getShopSecrets: { reply: overviewReply },
  saveShopSecret: {
    refusals: ['secretsKeyMissing', 'tooMany'],
    params: named,
    // Further rules depend on the secret's name (`readShopSecret`).
    body: object({
      value: textRule('value', shopSecretLength).required('value is required'),
    }).required('a body is required'),
    reply: overviewReply,
  },
  removeShopSecret: { refusals: ['tooMany'], params: named, reply: overviewReply },
} satisfies Record<string, CallSchemas>;
