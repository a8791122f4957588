import { compareNews } from '#domain/consignments/compareNews.ts';
import { type ConsignmentStage, isBeingBooked } from '#domain/consignments/consignmentStage.ts';
import { type CourierRules, courierMoveOf } from '#domain/orders/courierMoves.ts';
import { isReturnLeftToStaff } from '#domain/orders/orderGoesOn.ts';
import type { OrderMove, OrderStatus } from '#domain/orders/orderStatus.ts';
import { afterMove, moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';
import { type ReplayedParcel, type ReplayStep, replaySteps, type StageInTable } from './replaySteps.ts';

/** An order with its parcels. */
export interface OrderToReplay {
  readonly number: string;
  /** `null` for an order that was deleted, whose parcels remain. `moves` has only the moves that people made. */
  readonly order: { readonly returnDays: number; readonly moves: readonly OrderMove[] } | null;
  readonly parcels: readonly ReplayedParcel[];
}

export interface ReplayOptions {
  /** The table by which words are read in this replay. */
  readonly stageInReplayTable: StageInTable;
  /** The shop's own table, by which the histories were written: it tells which word an entry of a history stands for. */
  readonly stageInShopTable: StageInTable;
  readonly rules: CourierRules;
  /** Whether to leave out the stages to which people moved parcels. */
  readonly wordsAlone?: boolean;
}

/** Where the words lead. */
interface Replayed {
  /** The order's status; `null` for a deleted order. */
  readonly status: OrderStatus | null;
  /** Stages by the id of the parcel. */
  readonly stages: ReadonlyMap<string, ConsignmentStage>;
}

interface ParcelState {
  readonly stage: ConsignmentStage;
  /** The courier's time of the newest word that counted, ISO. */
  readonly knownAt: string;
  /** The stages that it has reached, each with the time by the shop's clock, ISO; oldest first. */
  readonly history: readonly ReachedStage[];
}

interface ReachedStage {
  readonly to: ConsignmentStage;
  readonly at: string;
}

/** Earlier than every word. */
const beginning = new Date(0).toISOString();

const made = (stage: ConsignmentStage): ParcelState => ({ stage, knownAt: beginning, history: [] });

const movedTo = ({ history }: ParcelState, { to, at }: ReachedStage, knownAt: string): ParcelState => ({
  stage: to,
  knownAt,
  history: [...history, { to, at }],
});

type Word = Extract<ReplayStep, { readonly kind: 'word' }>;

/** The parcel's state after a word, by the same rules as `followParcel`: only a time that the courier itself has said counts as known. */
const afterWord = (state: ParcelState, { at, isSaid }: Word, reached: ReachedStage): ParcelState => {
  const stage = reached.to;
  const comparison = compareNews({ stage: state.stage, at: state.knownAt }, { stage, at });
  if (comparison === 'newer') return movedTo(state, reached, isSaid ? at : state.knownAt);
  const isLater = comparison === 'same' && isSaid && Date.parse(at) > Date.parse(state.knownAt);
  return isLater ? { ...state, knownAt: at } : state;
};

/** The step of a parcel that no word led to: it was made, its booking was answered, or a person moved it. */
type Change = Exclude<ReplayStep, Word | { readonly kind: 'move' }>;

/** The parcel's state after it was made, booked or moved by hand; `undefined` while it is not made. */
const afterChange = (
  state: ParcelState | undefined,
  step: Change,
  wordsAlone: boolean,
): ParcelState | undefined => {
  if (step.kind === 'made') return state ?? made(step.to);
  if (step.kind === 'hand') return wordsAlone ? state : movedTo(state ?? made(step.to), step, step.at);
  // The answer to the booking changes nothing once the parcel has another stage.
  return state !== undefined && isBeingBooked(state.stage) ? { ...state, stage: step.to } : state;
};

/** The order after the move; a move that the machine does not allow in this replay is left out. */
const movedIfAllowed = (
  snapshot: OrderSnapshot,
  { event, by, at }: Pick<OrderMove, 'event' | 'by' | 'at'>,
): OrderSnapshot => {
  const move = { type: event, by, at };
  return moveRefusal(snapshot, move) === null ? afterMove(snapshot, move) : snapshot;
};

/** The parcels of the replayed order, with their states by their ids, and the moves that people made, both so far. */
interface ReplayedParcels {
  readonly parcels: readonly ReplayedParcel[];
  readonly states: ReadonlyMap<string, ParcelState>;
  readonly moves: readonly OrderMove[];
}

/** Whether staff decide what it means for the order that this parcel comes back. */
const isLeftToStaff = ({ id }: ReplayedParcel, { parcels, states, moves }: ReplayedParcels): boolean => {
  const madeParcels = parcels.flatMap((parcel) => {
    const state = states.get(parcel.id);
    return state === undefined ? [] : [{ ...parcel, ...state }];
  });
  return isReturnLeftToStaff(id, madeParcels, moves);
};

/** The order after one of its parcels has reached the stage, by the same rules as `moveOrderOf`. */
const afterStage = (
  snapshot: OrderSnapshot,
  parcel: ReplayedParcel,
  { stage, at }: { readonly stage: ConsignmentStage; readonly at: string },
  { rules, ...replayed }: ReplayedParcels & { readonly rules: CourierRules },
): OrderSnapshot => {
  if (parcel.isExchange) return snapshot;
  const event = courierMoveOf(stage, snapshot.orderStatus, rules);
  if (event === null) return snapshot;
  if (event === 'CANCEL' && isLeftToStaff(parcel, replayed)) return snapshot;
  return movedIfAllowed(snapshot, { event, by: 'staff', at });
};

/** Computes where the couriers' words lead an order and its parcels, together with what people did in between (CR-7). */
export const replayOrder = ({ order, parcels }: OrderToReplay, options: ReplayOptions): Replayed => {
  const { stageInReplayTable, stageInShopTable, rules, wordsAlone = false } = options;
  const parcelsById = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const states = new Map<string, ParcelState>();
  const moves: OrderMove[] = [];
  let snapshot: OrderSnapshot | null =
    order === null ? null : { orderStatus: 'Pending', deliveredAt: null, returnDays: order.returnDays };

  const applyWord = (step: Word, shopTime: number): void => {
    const parcel = parcelsById.get(step.parcel);
    if (parcel === undefined) return;
    // Neither a word that leaves the parcel where it is (`null`) nor an unknown one (`undefined`) counts.
    const stage = stageInReplayTable(parcel.courier, step.word) ?? null;
    if (stage === null) return;
    // By the clocks of the two sides, the first word may come before the parcel was made.
    const before = states.get(parcel.id) ?? made('booking');
    const after = afterWord(before, step, { to: stage, at: new Date(shopTime).toISOString() });
    states.set(parcel.id, after);
    if (snapshot !== null && after.stage !== before.stage)
      snapshot = afterStage(
        snapshot,
        parcel,
        { stage: after.stage, at: step.at },
        { parcels, states, moves, rules },
      );
  };
  const applyChange = (step: Change): void => {
    const after = afterChange(states.get(step.parcel), step, wordsAlone);
    if (after !== undefined) states.set(step.parcel, after);
  };

  for (const { step, shopTime } of replaySteps(parcels, order?.moves ?? [], stageInShopTable)) {
    if (step.kind === 'word') applyWord(step, shopTime);
    else if (step.kind !== 'move') applyChange(step);
    else if (snapshot !== null) {
      snapshot = movedIfAllowed(snapshot, step.move);
      moves.push(step.move);
    }
  }
  return {
    status: snapshot?.orderStatus ?? null,
    stages: new Map([...states].map(([id, { stage }]) => [id, stage])),
  };
};
