import {
  type ConsignmentStage,
  consignmentStages,
  isOpenStage,
} from '#domain/consignments/consignmentStage.ts';
import { courierIds, couriers } from '#domain/consignments/couriers.ts';
import { stageEvents } from '#domain/orders/courierMoves.ts';
import { markdownTable } from '#machines/markdownTable.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import { courierWords } from './courierWords.ts';

/** The name of the markers in docs/order-machine.md between which this table stands. */
export const courierWordsMarker = 'generated couriers';

/** The couriers that have words of their own. */
const couriersWithWords = courierIds.filter((id) => courierWords[id] !== undefined);

/** A cell for each courier with its words that lead to this stage; for `null` its words that leave a parcel where it is. */
const wordCells = (wanted: ConsignmentStage | null): string[] =>
  couriersWithWords.map((id) => {
    const stages = courierWords[id]?.stages ?? {};
    const words = Object.keys(stages).filter((word) => stages[word] === wanted);
    return words.length === 0 ? '–' : words.map((word) => `\`${word}\``).join('<br>');
  });

/** The event that a parcel's stage sends to its order, with the status that this leads to. */
const eventOf = (stage: ConsignmentStage): string => {
  const event = stageEvents[stage];
  return event === null ? '–' : `${event} → ${statusAfter[event]}`;
};

/**
 * Returns a table for docs/order-machine.md: each stage of a consignment, the event that it sends to the order, and the words of
 * each courier that lead to it (CR-7).
 */
export const courierWordsText = (): string =>
  markdownTable(
    ['Stage', 'open', 'Order', ...couriersWithWords.map((id) => couriers[id].name)],
    [
      ...consignmentStages.map((stage) => [
        stage,
        isOpenStage(stage) ? 'yes' : 'no',
        eventOf(stage),
        ...wordCells(stage),
      ]),
      ['(as before)', '', '–', ...wordCells(null)],
    ],
  );
