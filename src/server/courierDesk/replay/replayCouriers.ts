import { type ConsignmentStage, isConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { courierUid } from '#domain/consignments/courierActor.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { courierWords } from '../../couriers/courierWords.ts';
import type { Db } from '../../database/database.ts';
import { readNewestVersions } from '../../shopSettings/shopSettingsRepository.ts';
import { type OrderToReplay, type ReplayOptions, replayOrder } from './replayOrder.ts';
import { eachHeardOrders } from './replayRepository.ts';
import type { ReplayedParcel, StageInTable } from './replaySteps.ts';

/** Result of replaying what couriers have sent. */
interface CourierReplay {
  /** How many parcels have events of their courier that are still kept. */
  readonly parcels: number;
  /**
   * With another table: a message for each parcel or order that it would change. Without one: a message for each parcel that is not
   * where today's table leads.
   */
  readonly differences: readonly string[];
  /** One message for each parcel that is elsewhere only because a person moved it. */
  readonly byHand: readonly string[];
}

/** The stage by the shop's own tables of words. */
export const stageInShopTable: StageInTable = (courier, word) => courierWords[courier]?.stageOf(word);

const labelOf = (stage: ConsignmentStage | undefined): string =>
  isConsignmentStage(stage) ? consignmentStageLabels[stage] : 'Not made';

/** Whether anybody but the courier has changed the parcel's stage. */
const isMovedByHand = ({ courier, history }: ReplayedParcel): boolean =>
  history.some(({ from, to, byUid }) => from !== null && from !== to && byUid !== courierUid(courier));

const handNote = (parcel: ReplayedParcel): string => (isMovedByHand(parcel) ? ' It was moved by hand.' : '');

/** The parcels about which the courier has sent an event. */
const heardParcels = ({ parcels }: OrderToReplay): ReplayedParcel[] =>
  parcels.filter(({ events }) => events.length > 0);

/** What the table `other` would change about an order and its parcels, compared with today's table. */
const changesOf = (order: OrderToReplay, options: ReplayOptions, other: StageInTable): string[] => {
  const before = replayOrder(order, options);
  const after = replayOrder(order, { ...options, stageInReplayTable: other });
  const changes: string[] = [];
  // Also a parcel without kept events can change: by the words in its history.
  for (const parcel of order.parcels) {
    const stageBefore = before.stages.get(parcel.id);
    const stageAfter = after.stages.get(parcel.id);
    if (stageAfter !== stageBefore)
      changes.push(
        `Parcel ${parcel.invoice}: ${labelOf(stageAfter)} instead of ${labelOf(stageBefore)}.${handNote(parcel)}`,
      );
  }
  if (after.status !== before.status)
    changes.push(`Order ${order.number}: ${after.status} instead of ${before.status}.`);
  return changes;
};

const driftMessage = (parcel: ReplayedParcel, replayedStage: ConsignmentStage | undefined): string => {
  const { name } = couriers[parcel.courier];
  return `Parcel ${parcel.invoice} is ${labelOf(parcel.stage)}, but the words of ${name} lead to ${labelOf(replayedStage)}.${handNote(parcel)}`;
};

/** The parcels of an order that are not where their courier's words lead; `byHand` has the parcels whose place a person's move explains. */
const driftsOf = (
  order: OrderToReplay,
  options: ReplayOptions,
): Pick<CourierReplay, 'differences' | 'byHand'> => {
  const { stages: byWordsAndHand } = replayOrder(order, options);
  const { stages: byWordsAlone } = replayOrder(order, { ...options, wordsAlone: true });
  const differences: string[] = [];
  const byHand: string[] = [];
  for (const parcel of heardParcels(order)) {
    const { id, stage } = parcel;
    if (byWordsAndHand.get(id) !== stage) differences.push(driftMessage(parcel, byWordsAndHand.get(id)));
    else if (isMovedByHand(parcel) && byWordsAlone.get(id) !== stage)
      byHand.push(driftMessage(parcel, byWordsAlone.get(id)));
  }
  return { differences, byHand };
};

/**
 * Replays the couriers' events that are still kept, for each parcel that the shop knows, in the order of the courier's own time
 * (CR-7). With an `other` table it tells what that table would change; with `null` it tells to which stored stages today's table does
 * not lead. Changes nothing.
 */
export const replayCouriers = async (db: Db, other: StageInTable | null): Promise<CourierReplay> => {
  const { newest } = await readNewestVersions(db);
  // `changesOf` replaces the table to replay with; by the shop's own one the stored histories were written.
  const options: ReplayOptions = {
    stageInReplayTable: stageInShopTable,
    stageInShopTable,
    rules: newest.settings,
  };
  let parcels = 0;
  const differences: string[] = [];
  const byHand: string[] = [];
  for await (const orders of eachHeardOrders(db))
    for (const order of orders) {
      parcels += heardParcels(order).length;
      if (other === null) {
        const drifts = driftsOf(order, options);
        differences.push(...drifts.differences);
        byHand.push(...drifts.byHand);
      } else differences.push(...changesOf(order, options, other));
    }
  return { parcels, differences, byHand };
};
