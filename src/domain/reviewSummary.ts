import { isRecord, readNumber } from './parse.ts';

/** What the shop knows of a product by its published reviews. */
export interface ReviewSummary {
  readonly count: number;
  /** One decimal; `null` without a review. */
  readonly average: number | null;
}

/** The summary that a host sent; `null` from a host without reviews. */
export const readReviewSummary = (raw: unknown): ReviewSummary | null => {
  const count = isRecord(raw) ? readNumber(raw.count) : null;
  return !isRecord(raw) || count === null ? null : { count, average: readNumber(raw.average) };
};
