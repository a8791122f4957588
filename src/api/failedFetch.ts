import { isRaw } from '#domain/reading.ts';
import { type Failure, failureOf } from './failure.ts';

/** What was being fetched, as the line in the console names it (ER-2). */
const things: Readonly<Record<string, string>> = {
  listProducts: 'products',
  bestSellingProducts: 'products',
  productPages: 'products',
  getProduct: 'products',
  listSlides: 'slide data',
  getSlide: 'slide data',
  orderPages: 'orders',
  getOrder: 'orders',
  countOrders: 'orders',
  userPages: 'users',
};

export interface FailedFetch {
  /** Such as "Error fetching products". */
  readonly line: string;
  readonly failure: Failure;
}

/**
 * The fetch that an action says has failed; `null` for every other action. What was overtaken by another
 * question, and what the host refused for a reason of its own, has not failed.
 */
export const failedFetch = (action: unknown): FailedFetch | null => {
  if (!isRaw(action) || action.type !== 'shopApi/executeQuery/rejected' || !isRaw(action.meta)) return null;
  const { aborted, condition, arg } = action.meta;
  const thing = isRaw(arg) ? things[String(arg.endpointName)] : undefined;
  if (aborted === true || condition === true || thing === undefined) return null;
  const failure = failureOf(action.payload ?? action.error);
  return failure.kind === 'refused' ? null : { line: `Error fetching ${thing}`, failure };
};
