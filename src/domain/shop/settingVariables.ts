import type { ShopSettings } from './shopSettings.ts';

/** The settings that an operator may fix in the environment of the server (SP-13), with the names of the variables. */
export const settingVariables = {
  name: 'SHOP_NAME',
  nameBengali: 'SHOP_NAME_BENGALI',
  accent: 'SHOP_ACCENT',
  helpline: 'SHOP_HELPLINE',
  supportEmail: 'SHOP_SUPPORT_EMAIL',
  orderPrefix: 'SHOP_ORDER_PREFIX',
  pathaoStoreId: 'PATHAO_STORE_ID',
} as const satisfies Partial<Record<keyof ShopSettings, string>>;

type FixableSetting = keyof typeof settingVariables;

/** Values that the environment gives; they win over saved ones. */
export type FixedSettings = Partial<Pick<ShopSettings, FixableSetting>>;

/** The fields with a fixed value, in the order of the table. */
export const fixedFields = (fixed: FixedSettings): FixableSetting[] =>
  (Object.keys(settingVariables) as FixableSetting[]).filter((field) => fixed[field] !== undefined);

/** The sentence beside a fixed field. English, like all texts that a screen translates by `shownText`. */
export const fixedText = (variable: string): string =>
  `Fixed by ${variable} in the environment of the server; it can't be changed here.`;
