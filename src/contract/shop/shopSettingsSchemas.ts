import { array, number, object, type Schema, string } from 'yup';
import type { SavedShopSettings, ShopSettings } from '#domain/shop/shopSettings.ts';
import { shopSettingsSchema } from '#domain/shop/shopSettingsSchema.ts';
import { type CallSchemas, integerRule } from '../call/callSchemas.ts';

/** The settings before the last change; `null` when they were never changed. */
const previous: Schema<ShopSettings | null> = shopSettingsSchema.nullable().defined();

const savedReply: Schema<SavedShopSettings> = object({
  version: number().required(),
  settings: shopSettingsSchema,
  previous,
  fixed: array(object({ field: string().required(), variable: string().required() })).required(),
  origin: string().required(),
}).required();

/** Schemas of the calls in shopSettings.ts; `SavedShopSettings` explains the fields of the reply. */
export const shopSettingsSchemas = {
  getShopSettings: { reply: savedReply },
  /** `version` is the one that the admin started from. */
  saveShopSettings: {
    refusals: ['changedMeanwhile'],
    body: object({ version: integerRule('version', 0), settings: shopSettingsSchema }).required(
      'a body is required',
    ),
    reply: object({ version: number().required() }).required(),
  },
} satisfies Record<string, CallSchemas>;
