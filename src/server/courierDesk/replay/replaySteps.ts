import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { courierUid } from '#domain/consignments/courierActor.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { timeOfNews } from '#domain/consignments/newsOrder.ts';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { StageOfWord } from '../../couriers/courier.ts';

/** Where a parcel is by a word of a courier, by some table. */
export type ReadWord = (courier: CourierId, word: string) => ReturnType<StageOfWord>;

/** An event that the courier sent and the shop has worked. */
export interface WorkedEvent {
  readonly word: string;
  /** As the table of that time had it. */
  readonly stage: ConsignmentStage | null;
  /** ISO: the courier's own time; `null` when it sent none. */
  readonly saidAt: string | null;
  readonly receivedAt: Date;
  /** The courier was asked, and its answer counted. */
  readonly isAsked: boolean;
}

/** An entry of a parcel's history. */
export interface HistoryEntry {
  readonly from: ConsignmentStage | null;
  readonly to: ConsignmentStage;
  readonly word: string;
  readonly at: Date;
  readonly byUid: string;
}

/** A parcel with all that was heard and done of it; both lists in their time. */
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

/** What happened to a parcel or its order, without what follows from it. */
export type ReplayStep =
  | {
      readonly kind: 'word';
      readonly parcel: string;
      readonly word: string;
      /** ISO: the time by which it is ordered. */
      readonly at: string;
      /** Whether the courier said that time. */
      readonly isSaid: boolean;
    }
  | { readonly kind: 'made' | 'booking'; readonly parcel: string; readonly to: ConsignmentStage }
  | { readonly kind: 'hand'; readonly parcel: string; readonly to: ConsignmentStage; readonly at: string }
  | { readonly kind: 'move'; readonly move: OrderMove };

/** A step with its place in time, milliseconds by the shop's clock. */
export interface PlacedStep {
  readonly place: number;
  readonly step: ReplayStep;
}

type Word = Extract<ReplayStep, { readonly kind: 'word' }>;

const wordOf = (
  parcel: string,
  word: string,
  { saidAt, receivedAt }: Pick<WorkedEvent, 'saidAt' | 'receivedAt'>,
) => ({
  step: {
    kind: 'word',
    parcel,
    word,
    at: timeOfNews(saidAt, receivedAt),
    isSaid: saidAt !== null,
  } satisfies Word,
  receivedAt,
});

const minuteMs = 60 * 1000;

/**
 * Milliseconds between the arrival of an event, by the clock of the database, and its entry in the history, by that of a process: it
 * is tried again for less than an hour, and a courier is asked after six hours of silence at the earliest.
 */
const worked = { from: -10 * minuteMs, to: 180 * minuteMs } as const;

/** Whether the entry of the history is about the event, and no answer to a question. */
const tellsOf =
  ({ word, at }: HistoryEntry) =>
  (event: WorkedEvent): boolean => {
    const waited = at.getTime() - event.receivedAt.getTime();
    return event.word === word && waited >= worked.from && waited <= worked.to;
  };

/** Takes the first event that fits out of the list; `undefined` when none does. */
const take = (events: WorkedEvent[], fits: (event: WorkedEvent) => boolean): WorkedEvent | undefined => {
  const index = events.findIndex(fits);
  return index < 0 ? undefined : events.splice(index, 1)[0];
};

/**
 * The courier's words by webhook, and its answers, which only the history has: an answer has the time of the event that was
 * asked about, or when it was heard.
 */
const wordsOf = ({ id, courier, events, history }: ReplayedParcel, today: ReadWord) => {
  const left = events.filter(({ isAsked }) => !isAsked);
  const asked = events.filter(({ isAsked }) => isAsked);
  const words = left.map((event) => wordOf(id, event.word, event));
  for (const entry of history) {
    const { from, to, word, at, byUid } = entry;
    if (byUid !== courierUid(courier) || word === '') continue;
    if (take(left, tellsOf(entry)) !== undefined || from === 'booking' || from === 'unknown') continue;
    const stage = from === to ? today(courier, word) : to;
    const event = take(asked, (each) => each.stage === stage);
    if (event !== undefined) words.push(wordOf(id, word, event));
    else if (from !== to) words.push(wordOf(id, word, { saidAt: at.toISOString(), receivedAt: at }));
  }
  return words.toSorted((one, other) => Date.parse(one.step.at) - Date.parse(other.step.at));
};

/** In the order of the courier's own time: each word's place is before all that were said later, whenever it arrived. */
const placedWords = (words: ReturnType<typeof wordsOf>): PlacedStep[] => {
  let place = Number.POSITIVE_INFINITY;
  return words
    .toReversed()
    .map(({ step, receivedAt }) => {
      place = Math.min(place, receivedAt.getTime());
      return { place, step };
    })
    .toReversed();
};

const changesOf = ({ id, courier, history, events }: ReplayedParcel): PlacedStep[] =>
  history.flatMap(({ from, to, word, at, byUid }): PlacedStep[] => {
    const place = at.getTime();
    if (from === null) return [{ place, step: { kind: 'made', parcel: id, to } }];
    if (from === to) return [];
    if (byUid !== courierUid(courier))
      return [{ place, step: { kind: 'hand', parcel: id, to, at: at.toISOString() } }];
    // The answer to the booking, unless a word of the courier came before it.
    const isAnswer =
      (from === 'booking' || from === 'unknown') && !events.some((event) => event.word === word);
    return isAnswer ? [{ place, step: { kind: 'booking', parcel: id, to } }] : [];
  });

/** All steps of an order and its parcels, oldest first; `moves` are those of people alone. */
export const replaySteps = (
  parcels: readonly ReplayedParcel[],
  moves: readonly OrderMove[],
  today: ReadWord,
): PlacedStep[] =>
  [
    ...moves.map((move): PlacedStep => ({ place: Date.parse(move.at), step: { kind: 'move', move } })),
    ...parcels.flatMap(changesOf),
    ...parcels.flatMap((parcel) => placedWords(wordsOf(parcel, today))),
  ].toSorted((one, other) => one.place - other.place);
