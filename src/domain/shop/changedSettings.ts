import { shopSettingsLabels as labels } from '#messages/domain/settingNames.ts';
import { courierPricesText } from './courierPricesSchema.ts';
import { pictureText } from './shopPictureSchema.ts';
import type { ShopSettings } from './shopSettings.ts';

/** A setting as text, for the audit log: a list on one line, a switch as on or off, '' for an absent Bengali text. */
export const settingText = (value: ShopSettings[keyof ShopSettings]): string => {
  if (value === undefined) return '';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'object') return String(value);
  if ('address' in value) return pictureText(value);
  return value.map((entry) => (typeof entry === 'string' ? entry : courierPricesText(entry))).join(', ');
};

/** The fields in which two versions of the settings differ, in the order of the form. */
export const changedSettings = (before: ShopSettings, after: ShopSettings): (keyof ShopSettings)[] =>
  (Object.keys(labels) as (keyof ShopSettings)[]).filter(
    (field) => settingText(before[field]) !== settingText(after[field]),
  );
