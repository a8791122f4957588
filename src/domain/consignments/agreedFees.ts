import type { DeliveryArea } from '../checkout/delivery.ts';
import { areaOfDistrict, districtOf } from '../checkout/districts.ts';
import {
  type CourierPrices,
  type DeliveryZone,
  gramsPerKilogram,
  type PriceSettings,
} from '../shop/courierPrices.ts';
import { toPoisha } from '../values/money.ts';
import type { ConsignmentStage } from './consignmentStage.ts';
import type { CourierId } from './couriers.ts';

/** What a courier charges for parcels by the agreed prices in the shop's settings (CA-7). Amounts are poisha. */

/** Where an order goes. */
export interface Destination {
  readonly district: string;
  readonly deliveryArea: string;
}

const inside: DeliveryArea = 'Inside of Dhaka';

/** The districts around Dhaka that couriers' tariffs call suburbs of the city. */
const suburbs: ReadonlySet<string> = new Set(['Gazipur', 'Narayanganj']);

/**
 * The zone of an address, for a shop in the city of Dhaka. An order has its district as the customer has typed it: inside of Dhaka that
 * may be a part of the city, such as Mirpur.
 */
export const deliveryZoneOf = ({ district: typedDistrict, deliveryArea }: Destination): DeliveryZone => {
  const district = districtOf(typedDistrict);
  const isDhaka = district === 'Dhaka';
  const isNoDistrict = areaOfDistrict(typedDistrict) === '';
  if (deliveryArea === inside && (isDhaka || isNoDistrict)) return 'sameCity';
  // The district of Dhaka is larger than the city.
  return isDhaka || suburbs.has(district) ? 'suburbs' : 'outside';
};

export interface AgreedFees {
  /** For a parcel that was delivered. */
  readonly fee: number;
  /** For a parcel that was not delivered, in place of `fee`. */
  readonly returnFee: number;
  /** Per cent of the collected money. */
  readonly codPercent: number;
}

export interface PricedParcel extends Destination {
  readonly courier: CourierId;
  /** Grams. */
  readonly weight: number;
}

/** The fee of a returned parcel, which is agreed as an amount or as a part of the delivery `fee`. */
const returnFeeOf = ({ returnFee, returnFeeIn }: CourierPrices, fee: number): number =>
  returnFeeIn === 'percent' ? Math.round((fee * returnFee) / 100) : toPoisha(returnFee);

/** The agreed fees of a parcel; `null` if no prices are agreed with its courier. */
export const agreedFeesOf = (
  { courierPrices }: PriceSettings,
  { courier, weight, ...destination }: PricedParcel,
): AgreedFees | null => {
  const prices = courierPrices.find((each) => each.courier === courier);
  // The tiers are sorted by weight, the lightest first: `courierPricesSchema` refuses others.
  const heaviestTier = prices?.tiers.at(-1);
  if (prices === undefined || heaviestTier === undefined) return null;
  const zone = deliveryZoneOf(destination);
  const tier = prices.tiers.find(({ upTo }) => weight <= upTo) ?? heaviestTier;
  // 0 unless the parcel is heavier than the last tier.
  const furtherKg = Math.max(0, Math.ceil((weight - tier.upTo) / gramsPerKilogram));
  const fee = toPoisha(tier[zone]) + furtherKg * toPoisha(prices.furtherKg[zone]);
  return { fee, returnFee: returnFeeOf(prices, fee), codPercent: prices.codPercent };
};

/** The stages of a parcel that comes back, or is back: nobody took it, or the customer took only a part of it. */
export const returnStages = ['returning', 'returned'] as const satisfies readonly ConsignmentStage[];

/** Parcels of the same weight and zone, all delivered or all returned. */
interface AlikeParcels {
  readonly isReturned: boolean;
  /** The money that was collected for all of them. */
  readonly collected: number;
  /** Number of the parcels; 1 if absent. */
  readonly count?: number;
}

/** What the parcels cost together. */
export const agreedCost = (
  { fee, returnFee, codPercent }: AgreedFees,
  { isReturned, collected, count = 1 }: AlikeParcels,
): number => {
  if (isReturned) return returnFee * count;
  const codFee = Math.round((collected * codPercent) / 100);
  return fee * count + codFee;
};

/** Poisha: a smaller difference is rounding, since couriers round their share of the money to whole taka. */
const wholeTaka = 100;

/** Whether billed fees differ from the agreed ones by more than rounding. */
export const differsFromAgreed = (billed: number, agreed: number): boolean =>
  Math.abs(billed - agreed) >= wholeTaka;
