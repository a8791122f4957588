import { consignmentStages, isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { stageEvents } from '#domain/orders/courierMoves.ts';
import { table } from '#machines/diagram.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import { courierTables } from './courierWords.ts';

/** The name of the markers in docs/order-machine.md between which the tables are. */
export const courierWordsPart = 'generated couriers';

const wordsOf = (stages: Readonly<Record<string, string | null>>, wanted: string | null): string =>
  Object.entries(stages)
    .filter(([, stage]) => stage === wanted)
    .map(([word]) => `\`${word}\``)
    .join('<br>') || '–';

/** The event that the stage sends to the parcel's order, with the status to which it leads. */
const eventOf = (stage: (typeof consignmentStages)[number]): string => {
  const event = stageEvents[stage];
  return event === null ? '–' : `${event} → ${statusAfter[event]}`;
};

/**
 * The stages of a consignment with what each sends to the order, and with the words of each courier that lead to them, for
 * docs/order-machine.md (CR-7).
 */
export const courierWordsPage = (): string =>
  table(
    ['Stage', 'open', 'Order', ...courierTables.map(([name]) => name)],
    [
      ...consignmentStages.map((stage) => [
        stage,
        isOpenStage(stage) ? 'yes' : 'no',
        eventOf(stage),
        ...courierTables.map(([, stages]) => wordsOf(stages, stage)),
      ]),
      ['(as before)', '', '–', ...courierTables.map(([, stages]) => wordsOf(stages, null))],
    ],
  );
