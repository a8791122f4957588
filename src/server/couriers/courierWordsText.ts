import { consignmentStages, isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { stageEvents } from '#domain/orders/courierMoves.ts';
import { markdownTable } from '#machines/markdownTable.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import { wordTables } from './courierWords.ts';

/** The name of the markers in docs/order-machine.md between which this table stands. */
export const courierWordsMarker = 'generated couriers';

/** The words that lead to this stage, for a cell of the table; for `null` those that leave a parcel where it is. */
const wordsOf = (stages: Readonly<Record<string, string | null>>, wanted: string | null): string => {
  const words = Object.keys(stages).filter((word) => stages[word] === wanted);
  return words.length === 0 ? '–' : words.map((word) => `\`${word}\``).join('<br>');
};

/** The event that a parcel's stage sends to its order, with the status that this leads to. */
const eventOf = (stage: (typeof consignmentStages)[number]): string => {
  const event = stageEvents[stage];
  return event === null ? '–' : `${event} → ${statusAfter[event]}`;
};

/**
 * Returns a table for docs/order-machine.md: each stage of a consignment, the event that it sends to the order, and the words of
 * each courier that lead to it (CR-7).
 */
export const courierWordsText = (): string =>
  markdownTable(
    ['Stage', 'open', 'Order', ...wordTables.map(([name]) => name)],
    [
      ...consignmentStages.map((stage) => [
        stage,
        isOpenStage(stage) ? 'yes' : 'no',
        eventOf(stage),
        ...wordTables.map(([, stages]) => wordsOf(stages, stage)),
      ]),
      ['(as before)', '', '–', ...wordTables.map(([, stages]) => wordsOf(stages, null))],
    ],
  );
