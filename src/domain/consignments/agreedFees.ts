import type { DeliveryArea } from '../checkout/delivery.ts';
import type { DeliveryZone, PriceSettings } from '../shop/courierPrices.ts';
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

/** The districts that couriers' tariffs call suburbs of the city of Dhaka. */
const suburbs: ReadonlySet<string> = new Set(['Dhaka', 'Gazipur', 'Narayanganj']);

/** The zone of an address, for a shop in the city of Dhaka. */
export const deliveryZoneOf = ({ district, deliveryArea }: Destination): DeliveryZone => {
  if (district === 'Dhaka' && deliveryArea === inside) return 'sameCity';
  return suburbs.has(district) ? 'suburbs' : 'outside';
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

/** The agreed fees of a parcel; `null` if no prices are agreed with its courier. */
export const agreedFeesOf = (
  { courierPrices }: PriceSettings,
  { courier, weight, ...destination }: PricedParcel,
): AgreedFees | null => {
  const prices = courierPrices.find((each) => each.courier === courier);
  const last = prices?.tiers.at(-1);
  if (prices === undefined || last === undefined) return null;
  const zone = deliveryZoneOf(destination);
  const tier = prices.tiers.find(({ upTo }) => weight <= upTo) ?? last;
  const furtherKg = Math.max(0, Math.ceil((weight - tier.upTo) / 1000));
  const fee = toPoisha(tier[zone]) + furtherKg * toPoisha(prices.furtherKg[zone]);
  return {
    fee,
    returnFee:
      prices.returnFeeIn === 'percent'
        ? Math.round((fee * prices.returnFee) / 100)
        : toPoisha(prices.returnFee),
    codPercent: prices.codPercent,
  };
};

/** The stages of a parcel that nobody took. */
export const doorStages = ['returning', 'returned'] as const satisfies readonly ConsignmentStage[];

export const isReturnedAtDoor = (stage: ConsignmentStage): boolean =>
  doorStages.some((door) => door === stage);

/**
 * What one parcel costs, or `parcels` parcels of the same weight, zone and end together; `collected` is the money that was
 * collected for all of them.
 */
export const agreedCost = (
  { fee, returnFee, codPercent }: AgreedFees,
  { isReturned, collected, parcels = 1 }: AgreedCostOf,
): number => (isReturned ? returnFee * parcels : fee * parcels + Math.round((collected * codPercent) / 100));

interface AgreedCostOf {
  readonly isReturned: boolean;
  readonly collected: number;
  readonly parcels?: number;
}

/** Poisha by which billed fees may differ: couriers round their share of the money to whole taka. */
const roundedBy = 100;

/** Whether billed fees differ from the agreed ones by more than rounding. */
export const differsFromAgreed = (billed: number, agreed: number): boolean =>
  Math.abs(billed - agreed) >= roundedBy;
