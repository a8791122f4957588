import { homeSectionNames, shopSettingsLabels as labels } from '#messages/domain/settingNames.ts';
import { courierPricesText } from './courierPricesSchema.ts';
import { isSection } from './homeSections.ts';
import { pictureText } from './shopPictureSchema.ts';
import type { ShopSettings } from './shopSettings.ts';

type Setting = ShopSettings[keyof ShopSettings];

/** A setting as text: a list with `separator` between its entries, a switch as on or off, '' for an absent Bengali text. */
const textOf = (value: Setting, separator: string): string => {
  if (value === undefined) return '';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value !== 'object') return String(value);
  if ('address' in value) return pictureText(value);
  return value.map((entry) => (typeof entry === 'string' ? entry : courierPricesText(entry))).join(separator);
};

const sectionName = (section: string): string => (isSection(section) ? homeSectionNames[section] : section);

/** A setting as text, for the audit log, a list on one line; a section of the home page by its name, which may have a comma. */
export const settingText = (settings: ShopSettings, field: keyof ShopSettings): string =>
  field === 'homeSections' ? settings[field].map(sectionName).join('; ') : textOf(settings[field], ', ');

/** A setting as a text that differs for different values: an entry of a list may have a comma, but is one line of the form. */
const comparedText = (value: Setting): string => textOf(value, '\n');

/** The fields in which two versions of the settings differ, in the order of the form. */
export const changedSettings = (before: ShopSettings, after: ShopSettings): (keyof ShopSettings)[] =>
  (Object.keys(labels) as (keyof ShopSettings)[]).filter(
    (field) => comparedText(before[field]) !== comparedText(after[field]),
  );
