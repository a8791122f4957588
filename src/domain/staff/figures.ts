import type { CourierId } from '../consignments/couriers.ts';
import type { OrderDay } from '../orders/orderDays.ts';
import type { FigurePeriod } from './figurePeriod.ts';

/** What the orders, parcels and money of some days come to (CA-9). Amounts are taka. */

/** Orders by their present status, with their sales. */
export type OrderSums = Pick<OrderDay, 'counts' | 'sales'>;

/** The orders with products of one category; `sales` counts only these products, without the delivery charge. */
export interface CategoryFigures extends OrderSums {
  /** `null` for products that were deleted, empty for products without a category. */
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
  /** What was billed, else what is agreed, else what the courier quoted. */
  readonly fees: number;
  readonly parcels: number;
  /** Parcels whose fee nobody knows yet. */
  readonly withoutFee: number;
}

/** Parcels that nobody took: they came back, or are on their way back. */
export interface DoorReturns extends DeliveryCost {
  /** All parcels of the same time and place that were given to couriers, delivered ones too. */
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

/** The orders whose newest parcel this courier has, and the courier's parcels and money. */
export interface CourierFigures extends OrderSums {
  /** `null` for orders without a parcel. */
  readonly courier: CourierId | null;
  readonly cost: DeliveryCost;
  /** What the courier paid in these days; `null` while the shop keeps no ledger of cash. */
  readonly cashIn: number | null;
  /** What the courier has still to pay; `null` while the shop keeps no ledger of cash. */
  readonly outstanding: number | null;
}

/** What one period comes to. */
export interface PeriodFigures {
  readonly period: FigurePeriod;
  readonly orders: OrderSums;
  readonly cost: DeliveryCost;
  readonly doorReturns: DoorReturns;
  /** What couriers paid; `null` while the shop keeps no ledger of cash. */
  readonly cashIn: number | null;
}

export interface Figures extends PeriodFigures {
  /** The period of the same length before. */
  readonly before: PeriodFigures;
  /** What couriers hold now, whatever the period; `null` while the shop keeps no ledger of cash. */
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
