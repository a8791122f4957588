import type { Language } from '../values/language.ts';
import type { ShopSettings } from './shopSettings.ts';

/** The shop's name as a page in this language shows it: without a Bengali one, the English one. */
export const shopName = (
  { name, nameBengali }: Pick<ShopSettings, 'name' | 'nameBengali'>,
  language: Language,
): string => (language === 'bn' ? nameBengali || name : name);
