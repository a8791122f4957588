import { districts } from '#domain/checkout/districts.ts';
import { districtName } from '#messages/domain/districts.ts';

/** What an order has of a district that a form shows: the English name if it has one, else the text as it is. */
export const storedDistrict = (shown: string): string =>
  districts.find((name) => districtName(name) === shown) ?? shown;
