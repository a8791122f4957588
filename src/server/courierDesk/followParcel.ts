import { compareNews, type NewsComparison } from '#domain/consignments/compareNews.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentChanges } from '#domain/consignments/consignmentWithHistory.ts';
import type { NewsOutcome } from '#domain/consignments/courierEvent.ts';
import { returnDeadline } from '#domain/consignments/returnDeadline.ts';
import type { CourierRules } from '#domain/orders/courierMoves.ts';
import { type ActorAt, actorAt } from '../auth/authorization.ts';
import { changeConsignment } from '../consignments/consignmentChangesRepository.ts';
import {
  hasDecisionSince,
  openNewestDecision,
  settleAndOpenDecisions,
  settleDecisions,
} from '../consignments/decisionsRepository.ts';
import {
  findParcelOfNews,
  raiseSaidAt,
  readSaidAt,
  storeNewsAt,
} from '../consignments/parcelNewsRepository.ts';
import type { FollowParcel, HeardNews } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { lockParcel } from '../orders/consignments/lockParcel.ts';
import { courierActor } from './courierActor.ts';
import { heardChanges } from './heardChanges.ts';
import { moveOrderOf } from './moveOrderOf.ts';

interface FollowParts {
  /** The merchant's rules for what couriers do to orders, read again for each word. */
  readonly rules: () => CourierRules;
  readonly now: () => Date;
}

/** A courier's news together with the parcel that it is about, which is locked. */
interface Following extends FollowParts {
  readonly tx: Db;
  readonly heard: HeardNews;
  readonly parcel: Consignment;
  /** What the news tells besides the stage: number, fee and money. */
  readonly changes: ConsignmentChanges;
}

/**
 * The time of the news, for the parcel's `saidAt`; `null` when the courier sent none (`news.at`): `heard.at` is then when the shop got
 * the news, which must not replace the stored `saidAt`.
 */
const saidAtOf = (heard: HeardNews): Date | null => (heard.news.at === null ? null : new Date(heard.at));

/** Whether the news tells a number, fee or money that the shop does not know yet. */
const bringsChanges = ({ changes }: Following): boolean => Object.keys(changes).length > 0;

const actorOf = ({ heard, now }: Following): ActorAt => actorAt(courierActor(heard.courier), now());

/** Adds the word to the parcel's history, and stores the number, fee and money that it tells; the parcel keeps its stage. */
const addToHistory = async (following: Following): Promise<void> => {
  const { tx, heard, parcel, changes } = following;
  await changeConsignment(tx, parcel, { word: heard.news.word, changes }, actorOf(following));
};

/** Settles the decision about an earlier word that the courier took back: this later word counts, and no person has to decide. */
const settleTakenBack = ({ tx, heard, parcel, now }: Following): Promise<void> =>
  settleDecisions(tx, parcel.id, ['takenBack'], now(), new Date(heard.at));

/** Moves the parcel to a newer stage, opens the decision that this stage leaves to a person, and moves the order. */
const moveOn = async (following: Following, stage: ConsignmentStage): Promise<NewsOutcome> => {
  const { tx, heard, parcel, changes, rules, now } = following;
  const { word } = heard.news;
  const at = new Date(heard.at);
  const change = { to: stage, word, changes, saidAt: saidAtOf(heard) };
  await changeConsignment(tx, parcel, change, actorOf(following));
  await settleTakenBack(following);
  /** Until when the parcel can be sent out again; `null` if nobody names a time. */
  const until = stage === 'deliveryFailed' ? returnDeadline(heard.courier, at) : null;
  const isLeftToPerson = await settleAndOpenDecisions(tx, parcel.id, { stage, word, at, until }, now());
  const orderOutcome = await moveOrderOf(tx, { ...parcel, stage }, { word, at, rules: rules() }, now());
  return isLeftToPerson ? 'toDecide' : orderOutcome;
};

/**
 * An older word, or one without a stage, only goes into the history; an answer to the shop's question only if it changes something,
 * since the shop asks again every six hours.
 */
const leaveAsItIs = async (following: Following): Promise<NewsOutcome> => {
  if (following.heard.by === 'webhook' || bringsChanges(following)) await addToHistory(following);
  return 'ignored';
};

/**
 * The courier withdraws a word that had ended the parcel's way: a person has to decide, but not again about the same answer at each
 * question.
 */
const takeBack = async (following: Following, stage: ConsignmentStage): Promise<NewsOutcome> => {
  const { tx, heard, parcel, now } = following;
  const { word, collected } = heard.news;
  const taken = { kind: 'takenBack', consignmentId: parcel.id, word } as const;
  // The amount waits for the person too: it would count as the money of a parcel that has come back.
  const { collected: _waits, ...changes } = following.changes;
  const told = { ...following, changes };
  if (heard.by === 'answer' && (await hasDecisionSince(tx, taken, parcel.stageAt))) return leaveAsItIs(told);
  await addToHistory(told);
  // `believeCourier` reads them if the person takes the courier's word.
  const decision = { ...taken, at: new Date(heard.at), details: { stage, collected } };
  await openNewestDecision(tx, decision, now());
  return 'toDecide';
};

/** The courier repeats the stage that is known, perhaps with a later time or new amounts, or after it took that stage back. */
const confirm = async (following: Following): Promise<NewsOutcome> => {
  const { tx, heard, parcel } = following;
  await raiseSaidAt(tx, parcel.id, saidAtOf(heard));
  await settleTakenBack(following);
  if (!bringsChanges(following)) return 'ignored';
  await addToHistory(following);
  // The stage stays; a new number, fee or amount counts as a change too.
  return 'moved';
};

/** What is done with the news, by how it compares with what is known of the parcel. */
const reactions: Readonly<
  Record<NewsComparison, (following: Following, stage: ConsignmentStage) => Promise<NewsOutcome>>
> = {
  newer: moveOn,
  same: confirm,
  older: leaveAsItIs,
  correction: takeBack,
};

/** For a parcel of which nothing was heard: every word is newer than this. */
const neverHeard = new Date(0);

/** Does what the news says, compared with what was heard last, and returns what came of it. */
const follow = async (following: Following, lastSaidAt: Date | null): Promise<NewsOutcome> => {
  const { heard, parcel } = following;
  const { stage } = heard.news;
  if (stage === null) {
    const outcome = await leaveAsItIs(following);
    return heard.news.isKnown ? outcome : 'unknownWord';
  }
  const knownAt = (lastSaidAt ?? neverHeard).toISOString();
  const comparison = compareNews({ stage: parcel.stage, at: knownAt }, { stage, at: heard.at });
  return reactions[comparison](following, stage);
};

/**
 * Changes a parcel and its order as the courier's news says (CR-7). News about a parcel that the shop does not know, or to which
 * the courier had given another number, is `kept`.
 */
export const followParcel =
  (parts: FollowParts): FollowParcel =>
  async (tx, heard) => {
    const unlocked = await findParcelOfNews(tx, heard.courier, heard.news);
    const parcel = unlocked === null ? null : await lockParcel(tx, unlocked);
    if (parcel === null) return 'kept';
    // Another word may have been stored while this one waited for the lock.
    const lastSaidAt = await readSaidAt(tx, parcel.id);
    const isOlder = new Date(heard.at) < (lastSaidAt ?? neverHeard);
    const changes = heardChanges(parcel, heard.news, { isOlder });
    const outcome = await follow({ ...parts, tx, heard, parcel, changes }, lastSaidAt);
    // Whatever came of the news: the parcel is not silent (CR-6).
    await storeNewsAt(tx, parcel.id, parts.now());
    return outcome;
  };
