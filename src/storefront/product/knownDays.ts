import { deliveryDays } from '#domain/checkout/delivery.ts';
import { areaOfDistrict } from '#domain/checkout/districts.ts';
import { type DeliveryDays, spanText } from '#domain/shop/deliveryDays.ts';
import { districtName } from '#messages/domain/districts.ts';
import { readKnownDistrict } from '../layout/readKnownDistrict.ts';

/** The shopper's district, and in how many days a delivery to it arrives, both in words. */
export interface DaysOfDistrict {
  readonly district: string;
  readonly span: string;
}

/** The days of the district that this browser knows of the account with this id, or of a guest (`null`); `null` if it knows none. */
export const knownDays = (days: DeliveryDays, uid: string | null): DaysOfDistrict | null => {
  const district = readKnownDistrict(uid).trim();
  const area = areaOfDistrict(district);
  if (area === '') return null;
  return { district: districtName(district), span: spanText(deliveryDays(days, area)) };
};
