import type { PriceSettings } from '../shop/courierPrices.ts';
import { type AgreedFees, agreedCost, agreedFeesOf, type PricedParcel } from './agreedFees.ts';

/**
 * What parcels cost the shop (CA-7): what a statement has billed, else what is agreed, else what the courier quoted. Amounts are
 * poisha.
 */

/** How a parcel ended; one on its way counts as delivered. */
type ParcelEnd = 'delivered' | 'returned' | 'lost';

/** Parcels with the same courier, weight, district, area and end. */
export interface CostedParcels extends Pick<PricedParcel, 'courier' | 'weight'> {
  /** `null` once the order is deleted. */
  readonly district: string | null;
  readonly deliveryArea: string | null;
  readonly end: ParcelEnd;
  readonly parcels: number;
  /** Number of these parcels whose fees a statement names. */
  readonly billedParcels: number;
  /** The fees of the billed parcels. */
  readonly billed: number;
  /** What was collected, or is to be collected, for the parcels that are not billed. */
  readonly collected: number;
  /** Number of the parcels that are not billed, but whose fee the courier quoted. */
  readonly quotedParcels: number;
  /** The fees of the quoted parcels. */
  readonly quoted: number;
}

/** Where a cost is known from, the most certain first. */
export const costSources = ['billed', 'agreed', 'quoted'] as const;
export type CostSource = (typeof costSources)[number];

/** The agreed fees of each parcel; `null` if none are agreed, for lost parcels, and if the place is no longer known. */
const agreedOf = (
  prices: PriceSettings,
  { district, deliveryArea, end, ...parcel }: CostedParcels,
): AgreedFees | null => {
  if (end === 'lost' || district === null || deliveryArea === null) return null;
  return agreedFeesOf(prices, { ...parcel, district, deliveryArea });
};

interface KnownCost {
  /** The fees that are known. */
  readonly fees: number;
  /** Number of all parcels. */
  readonly parcels: number;
  /** Number of the parcels whose cost is not known yet. */
  readonly withoutFee: number;
}

/** What the parcels cost: the billed fees, and for parcels that are not billed the agreed ones, or if none are agreed the quoted ones. */
export const costOfParcels = (prices: PriceSettings, group: CostedParcels): KnownCost => {
  const { parcels, billed, billedParcels, collected, quoted, quotedParcels, end } = group;
  const notBilled = parcels - billedParcels;
  const agreed = notBilled === 0 ? null : agreedOf(prices, group);
  if (agreed === null) return { fees: billed + quoted, parcels, withoutFee: notBilled - quotedParcels };
  const fees = agreedCost(agreed, { isReturned: end === 'returned', collected, count: notBilled });
  return { fees: billed + fees, parcels, withoutFee: 0 };
};

/** Where the cost of one parcel is known from; `null` while it is unknown. */
export const costSourceOf = (prices: PriceSettings, parcel: CostedParcels): CostSource | null => {
  if (parcel.billedParcels > 0) return 'billed';
  if (agreedOf(prices, parcel) !== null) return 'agreed';
  return parcel.quotedParcels > 0 ? 'quoted' : null;
};

const noCostKnown: KnownCost = { fees: 0, parcels: 0, withoutFee: 0 };

/** The cost of several groups of parcels. */
export const sumCosts = (prices: PriceSettings, groups: readonly CostedParcels[]): KnownCost =>
  groups.reduce((sum, group) => {
    const { fees, parcels, withoutFee } = costOfParcels(prices, group);
    return {
      fees: sum.fees + fees,
      parcels: sum.parcels + parcels,
      withoutFee: sum.withoutFee + withoutFee,
    };
  }, noCostKnown);
