import type { CourierId } from '../consignments/couriers.ts';
import type { OrderDay } from '../orders/orderDays.ts';
import type { FigurePeriod } from './figurePeriod.ts';

/** What the orders, parcels and money of some days come to (CA-9). Amounts are taka. */

/** Orders by their present status, with their sales. */
export type OrderSums = Pick<OrderDay, 'counts' | 'sales'>;

/** The orders with products of one category: their sales are those of these products alone, without the delivery charge. */
export interface CategoryFigures extends OrderSums {
  /** `null` for products that were deleted; empty for products without one. */
  readonly category: string | null;
  readonly pieces: number;
}

export interface DistrictFigures extends OrderSums {
  readonly district: string;
}

/** The orders placed within one hour of Dhaka's clock, on all days. */
export interface HourFigures extends OrderSums {
  /** 0 to 23. */
  readonly hour: number;
}

/** What parcels have cost, as far as it is known (CA-7). */
export interface DeliveryCost {
  /** What was billed, else what is agreed, else what the courier told. */
  readonly fees: number;
  readonly parcels: number;
  /** Parcels whose fee nobody knows yet. */
  readonly withoutFee: number;
}

/** Parcels that nobody took: they came back, or are on their way back. */
export interface DoorReturns extends DeliveryCost {
  /** All parcels that were given to couriers there and then. */
  readonly given: number;
}

export interface MonthDoorReturns extends DoorReturns {
  /** `2025-01`, by Dhaka's clock. */
  readonly month: string;
}

export interface DistrictDoorReturns extends DoorReturns {
  /** Empty for parcels whose order is deleted. */
  readonly district: string;
}

/** The orders whose newest parcel this courier has, and its parcels and money. */
export interface CourierFigures extends OrderSums {
  /** `null` for orders without a parcel. */
  readonly courier: CourierId | null;
  readonly cost: DeliveryCost;
  /** `null` as long as the shop keeps no ledger of cash. */
  readonly cashIn: number | null;
  readonly outstanding: number | null;
}

/** What one period comes to. */
export interface PeriodFigures {
  readonly period: FigurePeriod;
  readonly orders: OrderSums;
  readonly cost: DeliveryCost;
  readonly doorReturns: DoorReturns;
  readonly cashIn: number | null;
}

export interface Figures extends PeriodFigures {
  /** As many days before. */
  readonly before: PeriodFigures;
  /** What couriers hold now, whatever the days. */
  readonly outstanding: number | null;
  /** Whether the shop has parcels: without any it sees nothing of couriers. */
  readonly hasParcels: boolean;
  /** Oldest first, days without orders among them. */
  readonly days: readonly OrderDay[];
  /** Most sales first, those without a name last. */
  readonly categories: readonly CategoryFigures[];
  readonly districts: readonly DistrictFigures[];
  readonly couriers: readonly CourierFigures[];
  /** The months of the period with parcels, oldest first. */
  readonly doorMonths: readonly MonthDoorReturns[];
  /** The districts with parcels that nobody took, those that cost most first. */
  readonly doorDistricts: readonly DistrictDoorReturns[];
  /** All 24, from midnight. */
  readonly hours: readonly HourFigures[];
}
