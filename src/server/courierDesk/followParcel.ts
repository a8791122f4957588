import { type NewsOrder, newsOrder } from '#domain/consignments/newsOrder.ts';
import { returnDeadline } from '#domain/consignments/returnDeadline.ts';
import type { ConsignmentChanges, StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import type { CourierRules } from '#domain/orders/courierMoves.ts';
import { type ConsignmentActor, changeConsignment } from '../consignments/consignmentsRepository.ts';
import { decisionsOfStage, openDecision } from '../consignments/decisionsRepository.ts';
import { findHeardOf, type HeardOf, markHeard, raiseHeardAt } from '../consignments/heardOfRepository.ts';
import type { FollowParcel, HeardNews } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { lockParcel } from '../orders/consignments/lockParcel.ts';
import { courierActor } from './courierActor.ts';
import { heardChanges } from './heardChanges.ts';
import { moveOrderOf } from './moveOrderOf.ts';

interface FollowParts {
  readonly rules: () => CourierRules;
  readonly now: () => Date;
}

/** A word of a courier beside the parcel that it is about, which is locked. */
interface Following extends FollowParts {
  readonly tx: Db;
  readonly heard: HeardNews;
  readonly parcel: StoredConsignment;
  readonly changes: ConsignmentChanges;
}

/** When the courier said it by its own clock, which alone orders its words; `null` when it did not say. */
const saidAt = ({ news, at }: HeardNews): Date | null => (news.at === null ? null : new Date(at));

type Outcome = Awaited<ReturnType<FollowParcel>>;

const actorOf = ({ heard, now }: Following): ConsignmentActor => ({
  ...courierActor(heard.courier),
  at: now(),
});

/** Stores the word in the history, and what it tells of code, fee and money; the parcel stays where it is. */
const note = async (following: Following): Promise<void> => {
  const { tx, heard, parcel, changes } = following;
  await changeConsignment(tx, parcel, { word: heard.news.word, changes }, actorOf(following));
};

const moveOn = async (following: Following, stage: StoredConsignment['stage']): Promise<Outcome> => {
  const { tx, heard, parcel, changes, rules, now } = following;
  const { word } = heard.news;
  const at = new Date(heard.at);
  const change = { to: stage, word, changes, heardAt: saidAt(heard) };
  await changeConsignment(tx, parcel, change, actorOf(following));
  const until = stage === 'deliveryFailed' ? returnDeadline(heard.courier, at) : null;
  const isLeft = await decisionsOfStage(tx, parcel.id, { stage, word, at, until }, now());
  const moved = await moveOrderOf(tx, { ...parcel, stage }, { word, at, rules: rules() }, now());
  return isLeft ? 'toDecide' : moved;
};

const takeBack = async (following: Following, stage: StoredConsignment['stage']): Promise<Outcome> => {
  const { tx, heard, parcel, now } = following;
  const { word, collected } = heard.news;
  await note(following);
  const details = { stage, collected };
  const decision = {
    kind: 'takenBack',
    consignmentId: parcel.id,
    word,
    at: new Date(heard.at),
    details,
  } as const;
  await openDecision(tx, decision, now());
  return 'toDecide';
};

/** An older word, or one without a stage, is shown in the history; answers to the shop's own questions are not repeated there. */
const leaveAsItIs = async (following: Following): Promise<Outcome> => {
  const { heard, changes } = following;
  if (heard.by === 'webhook' || Object.keys(changes).length > 0) await note(following);
  return 'ignored';
};

const confirm = async (following: Following): Promise<Outcome> => {
  const { tx, heard, parcel } = following;
  await raiseHeardAt(tx, parcel.id, saidAt(heard));
  if (Object.keys(following.changes).length === 0) return 'ignored';
  await note(following);
  return 'moved';
};

const works: Readonly<
  Record<NewsOrder, (following: Following, stage: StoredConsignment['stage']) => Promise<Outcome>>
> = {
  newer: moveOn,
  same: confirm,
  older: leaveAsItIs,
  correction: takeBack,
};

const follow = async (following: Following, known: HeardOf): Promise<Outcome> => {
  const { heard, parcel } = following;
  const { stage } = heard.news;
  if (stage === null) {
    const left = await leaveAsItIs(following);
    return heard.news.isKnown ? left : 'unknownWord';
  }
  const knownAt = known.heardAt ?? new Date(0);
  const order = newsOrder({ stage: parcel.stage, at: knownAt.toISOString() }, { stage, at: heard.at });
  return works[order](following, stage);
};

/**
 * Does with a parcel and its order what its courier says (CR-7). A parcel that the shop does not know, or that has another
 * number of the courier's, is `kept`.
 */
export const followParcel =
  (parts: FollowParts): FollowParcel =>
  async (tx, heard) => {
    const found = await findHeardOf(tx, heard.courier, heard.news);
    if (found === null) return 'kept';
    const parcel = await lockParcel(tx, found);
    if (parcel === null) return 'kept';
    const changes = heardChanges(parcel, heard.news);
    const outcome = await follow({ ...parts, tx, heard, parcel, changes }, found);
    await markHeard(tx, parcel.id, parts.now());
    return outcome;
  };
