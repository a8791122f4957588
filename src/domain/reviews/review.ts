import { pickedChoices } from '../checkout/pickedChoices.ts';
import type { OrderLine } from '../orders/order.ts';
import type { OrderStatus } from '../orders/orderStatus.ts';
import type { ProductOfList } from '../products/bengaliProduct.ts';

/** Reviews by customers who received the product (SH-7). The numbers that staff type are fields of the product (AP-5). */

/** Waiting for staff, shown to everyone, or refused by staff. */
export const reviewStates = ['Waiting', 'Published', 'Rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];
/** What staff can decide about a review. */
export const reviewDecisions = ['Published', 'Rejected'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** The ratings that a customer chooses from, in stars. */
export const reviewRatings = [1, 2, 3, 4, 5] as const;
export type ReviewRating = (typeof reviewRatings)[number];

/** Maximum number of characters. */
export const reviewTextLength = 1000;
/** Maximum number of characters of the reason for rejecting a review. */
export const rejectReasonLength = 300;
/** Reviews that one customer may write per minute. */
export const reviewsPerMinute = 10;
/** How often one customer may read the own reviews of an order per minute: more often than a person opens orders. */
export const ownReviewReadsPerMinute = 60;

/** A published review. */
export interface Review {
  readonly _id: string;
  readonly rating: ReviewRating;
  readonly text: string;
  /** First name and initial; empty when the writer's account was deleted. */
  readonly by: string;
  /** ISO. */
  readonly at: string;
  /** The colour and size that were bought, `N/A` when not picked. */
  readonly color: string;
  readonly size: string;
}

/** One part of a product's published reviews, newest first. */
export interface ReviewsPage {
  /** How many published reviews the product has. */
  readonly count: number;
  /** How many have one star, two stars and so on. */
  readonly byRating: readonly number[];
  readonly reviews: readonly Review[];
  /** The `after` of the next part; `null` at the end. */
  readonly next: string | null;
}

/** A review as a customer writes it. */
export interface ReviewDraft {
  readonly rating: ReviewRating;
  readonly text: string;
}

/** A customer's own review of a product. */
export interface OwnReview extends ReviewDraft {
  /** Id of the product. */
  readonly product: string;
  readonly state: ReviewState;
  /** Why staff rejected it; may be empty. */
  readonly reason: string;
  /** ISO. */
  readonly at: string;
}

/** What the holder of one order may do about reviews. */
export interface OwnReviews {
  readonly canWrite: boolean;
  readonly reviews: readonly OwnReview[];
}

/** A review as staff see it. */
export interface ModeratedReview extends Review {
  readonly product: ProductOfList;
  readonly order: { readonly id: string; readonly number: string | null };
  readonly state: ReviewState;
  readonly reason: string;
  /** Number of its present text, which grows with each change: a decision names the text that staff have read. */
  readonly version: number;
  /** Whether it was written through the order's tracking link, which anyone may have. */
  readonly byLink: boolean;
}

export type ReviewCounts = Readonly<Record<ReviewState, number>>;

/** Whether the customer of an order with this status may write about its products. */
export const canReview = (status: OrderStatus): boolean => status === 'Delivered';

/** Whether the customer of an order with this status may have written about its products. */
export const mayHaveReviews = (status: OrderStatus): boolean => canReview(status) || status === 'Return';

/** Whether staff may decide this about a review in this state. */
export const canDecide = (state: ReviewState, decision: ReviewDecision): boolean => state !== decision;

/** Control characters, and marks that hide text or change its direction. */
const invisible = /[\p{Cc}\p{Cf}]/gu;
/** Invisible characters that stay: the line break, and two that join letters of Bengali. */
const keptInvisible = new Set(['\n', '\u200c', '\u200d']);

/** Two empty lines or more, also with blanks in them. */
const emptyLines = /\n\s*\n\s*\n/g;

/** The text as it is stored: without invisible characters, blank ends and more than one empty line in a row. */
export const plainReviewText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(invisible, (character) => (keptInvisible.has(character) ? character : ''))
    .replace(emptyLines, '\n\n')
    .trim();

/** The choices of a line, such as `Red · M`. */
export const boughtLabel = (bought: Pick<Review, 'color' | 'size'>): string =>
  pickedChoices(bought).join(' · ');

/** Whether the line is the first with its product: a product is rated once, in however many lines it was bought. */
export const isFirstOfProduct = (lines: readonly OrderLine[], line: OrderLine): boolean =>
  lines.find(({ id }) => id === line.id) === line;
