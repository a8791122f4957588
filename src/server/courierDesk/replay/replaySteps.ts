import { timeOfNews } from '#domain/consignments/compareNews.ts';
import { type ConsignmentStage, isBeingBooked } from '#domain/consignments/consignmentStage.ts';
import { courierUid } from '#domain/consignments/courierActor.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { StageOfWord } from '../../couriers/courier.ts';

/**
 * Makes one sequence of steps from what is stored about an order's parcels, so that they can be replayed. Two sources tell of a
 * courier's word, its webhook's event and the parcel's history, and some words are in both: an entry of the history counts as a word
 * only if no event explains it.
 */

/** Looks up in some table where a parcel is by a courier's word. */
export type StageInTable = (courier: CourierId, word: string) => ReturnType<StageOfWord>;

/** An event that the courier sent, and that the shop has worked or has failed to work. */
export interface WorkedEvent {
  readonly word: string;
  /** The stage by the table of words as it was then; `null` for a word that leaves the parcel where it is, and for an unknown word. */
  readonly stage: ConsignmentStage | null;
  /** ISO: the courier's own time; `null` when it sent none. */
  readonly saidAt: string | null;
  readonly receivedAt: Date;
  /** Whether the courier was asked to confirm the event, so that its answer counted and not the event. */
  readonly isAsked: boolean;
}

/** An entry of a parcel's history. */
export interface HistoryEntry {
  /** `null` in the first entry, with which the parcel was made. */
  readonly from: ConsignmentStage | null;
  readonly to: ConsignmentStage;
  readonly word: string;
  readonly at: Date;
  readonly byUid: string;
}

/** A parcel with its events and its history, each oldest first. */
export interface ReplayedParcel {
  readonly id: string;
  readonly invoice: string;
  readonly courier: CourierId;
  readonly isExchange: boolean;
  /** The stored stage. */
  readonly stage: ConsignmentStage;
  readonly events: readonly WorkedEvent[];
  readonly history: readonly HistoryEntry[];
}

/** One thing that happened to a parcel or its order; what follows from it is computed by the replay. */
export type ReplayStep =
  /** A word of the courier. */
  | {
      readonly kind: 'word';
      readonly parcel: string;
      readonly word: string;
      /** ISO: the time by which words are ordered. */
      readonly at: string;
      /** Whether that time is the courier's own. */
      readonly isSaid: boolean;
    }
  /** The parcel was made in this stage, or its booking was answered. */
  | { readonly kind: 'made' | 'booking'; readonly parcel: string; readonly to: ConsignmentStage }
  /** A person moved the parcel. */
  | { readonly kind: 'hand'; readonly parcel: string; readonly to: ConsignmentStage; readonly at: string }
  /** A person moved the order. */
  | { readonly kind: 'move'; readonly move: OrderMove };

/** A step with its time by the shop's clock, in milliseconds since 1970. */
interface TimedStep {
  readonly shopTime: number;
  readonly step: ReplayStep;
}

/** A word, and when the shop heard it. */
interface HeardWord {
  readonly step: Extract<ReplayStep, { readonly kind: 'word' }>;
  readonly receivedAt: Date;
}

const wordOf = (
  parcel: string,
  word: string,
  { saidAt, receivedAt }: Pick<WorkedEvent, 'saidAt' | 'receivedAt'>,
): HeardWord => ({
  step: { kind: 'word', parcel, word, at: timeOfNews(saidAt, receivedAt), isSaid: saidAt !== null },
  receivedAt,
});

const minuteMs = 60 * 1000;

/**
 * How long after an event's arrival its entry in the history may be written, in milliseconds. `from` is negative, because the two times
 * are by different clocks. `to` is three hours, because an event is retried for less than one hour, and a courier is not asked about a
 * parcel before six hours of silence.
 */
const entryDelay = { from: -10 * minuteMs, to: 180 * minuteMs } as const;

/** Whether the entry in the history was written for this event, and not for an answer of the courier. */
const isEntryOf = (event: WorkedEvent, { word, at }: HistoryEntry): boolean => {
  const delay = at.getTime() - event.receivedAt.getTime();
  return event.word === word && delay >= entryDelay.from && delay <= entryDelay.to;
};

/** Removes the first event that fits from the list and returns it; `undefined` when none fits. */
const take = (events: WorkedEvent[], fits: (event: WorkedEvent) => boolean): WorkedEvent | undefined => {
  const index = events.findIndex(fits);
  return index < 0 ? undefined : events.splice(index, 1)[0];
};

/**
 * The courier's words about a parcel, in the order of the courier's time: words that webhooks brought, and answers, which only the
 * history has. An answer gets the time of the event that it confirmed, or else the time when it was heard. `stageInShopTable` reads a
 * word by the shop's own table, by which the history was written.
 */
const wordsOf = (
  { id, courier, events, history }: ReplayedParcel,
  stageInShopTable: StageInTable,
): HeardWord[] => {
  const believed = events.filter(({ isAsked }) => !isAsked);
  const asked = events.filter(({ isAsked }) => isAsked);
  const words = believed.map((event) => wordOf(id, event.word, event));
  for (const entry of history) {
    const { from, to, word, at, byUid } = entry;
    const isOfCourier = byUid === courierUid(courier) && word !== '';
    if (!isOfCourier) continue;
    const isOfWebhook = take(believed, (event) => isEntryOf(event, entry)) !== undefined;
    // What ends the booking is not the courier's word about the parcel's way.
    if (isOfWebhook || (from !== null && isBeingBooked(from))) continue;
    // An entry that changed no stage does not say which stage the word meant: the shop's own table of words does.
    const stage = from === to ? stageInShopTable(courier, word) : to;
    const confirmed = take(asked, (event) => event.stage === stage);
    if (confirmed !== undefined) words.push(wordOf(id, word, confirmed));
    // An answer that neither confirmed an event nor moved the parcel makes no step.
    else if (from !== to) words.push(wordOf(id, word, { saidAt: at.toISOString(), receivedAt: at }));
  }
  return words.toSorted((one, other) => Date.parse(one.step.at) - Date.parse(other.step.at));
};

/** Gives each word its time by the shop's clock: when it arrived, but not after a word that the courier said later. */
const timedWords = (words: readonly HeardWord[]): TimedStep[] => {
  let shopTime = Number.POSITIVE_INFINITY;
  return words
    .toReversed()
    .map(({ step, receivedAt }) => {
      shopTime = Math.min(shopTime, receivedAt.getTime());
      return { shopTime, step };
    })
    .toReversed();
};

/** The steps of a parcel's history that no word of its courier explains. */
const changesOf = ({ id, courier, history, events }: ReplayedParcel): TimedStep[] =>
  history.flatMap(({ from, to, word, at, byUid }): TimedStep[] => {
    const shopTime = at.getTime();
    if (from === null) return [{ shopTime, step: { kind: 'made', parcel: id, to } }];
    if (from === to) return [];
    if (byUid !== courierUid(courier))
      return [{ shopTime, step: { kind: 'hand', parcel: id, to, at: at.toISOString() } }];
    // The entry tells of the answer to the booking, unless an event with its word led to it.
    const isAnswer = isBeingBooked(from) && !events.some((event) => event.word === word);
    return isAnswer ? [{ shopTime, step: { kind: 'booking', parcel: id, to } }] : [];
  });

/** All steps of an order and its parcels, oldest first; `moves` has only the moves that people made. */
export const replaySteps = (
  parcels: readonly ReplayedParcel[],
  moves: readonly OrderMove[],
  stageInShopTable: StageInTable,
): TimedStep[] =>
  [
    ...moves.map((move): TimedStep => ({ shopTime: Date.parse(move.at), step: { kind: 'move', move } })),
    ...parcels.flatMap(changesOf),
    ...parcels.flatMap((parcel) => timedWords(wordsOf(parcel, stageInShopTable))),
  ].toSorted((one, other) => one.shopTime - other.shopTime);
