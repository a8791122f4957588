import { districts } from '#domain/checkout/districts.ts';
import { districtName } from '#messages/domain/districts.ts';

/** The district to store for one that a form shows in the language of the page: its English name, or the text if it is no district. */
export const storedDistrict = (shown: string): string =>
  districts.find((name) => districtName(name) === shown) ?? shown;
