import { array, number, object, type Schema, string } from 'yup';
import type { SavedShopSettings, ShopSettings } from '#domain/shop/shopSettings.ts';
import { shopSettingsSchema } from '#domain/shop/shopSettingsSchema.ts';
import { type CallSchemas, integerRule } from '../call/callSchemas.ts';

const previous: Schema<ShopSettings | null> = shopSettingsSchema.nullable().defined();

const savedReply: Schema<SavedShopSettings> = object({
  version: number().required(),
  settings: shopSettingsSchema,
  previous,
  fixed: array(object({ field: string().required(), variable: string().required() })).required(),
  origin: string().required(),
}).required();

export const shopSettingsSchemas = {
  getShopSettings: { reply: savedReply },
  /** `version`: the one that the admin has changed. */
  saveShopSettings: {
    body: object({ version: integerRule('version', 0), settings: shopSettingsSchema }).required(
      'a body is required',
    ),
    reply: object({ version: number().required() }).required(),
  },
} satisfies Record<string, CallSchemas>;
