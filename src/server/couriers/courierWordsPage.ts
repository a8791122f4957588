import { consignmentStages, isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { table } from '#machines/diagram.ts';
import { pathaoStages } from './pathao/pathaoStages.ts';
import { steadfastStages } from './steadfast/steadfastStages.ts';

/** The name of the markers in docs/order-machine.md between which the tables are. */
export const courierWordsPart = 'generated couriers';

/** Each courier's words with their stages, drawn from its table (CR-7). */
const tables: readonly (readonly [title: string, stages: Readonly<Record<string, string | null>>])[] = [
  ['Steadfast', steadfastStages],
  ['Pathao', pathaoStages],
];

const wordsOf = (stages: Readonly<Record<string, string | null>>, wanted: string | null): string =>
  Object.entries(stages)
    .filter(([, stage]) => stage === wanted)
    .map(([word]) => `\`${word}\``)
    .join('<br>') || '–';

/** The stages of a consignment with the words of each courier that lead to them, for docs/order-machine.md. */
export const courierWordsPage = (): string =>
  table(
    ['Stage', 'open', ...tables.map(([title]) => title)],
    [
      ...consignmentStages.map((stage) => [
        stage,
        isOpenStage(stage) ? 'yes' : 'no',
        ...tables.map(([, stages]) => wordsOf(stages, stage)),
      ]),
      ['(as before)', '', ...tables.map(([, stages]) => wordsOf(stages, null))],
    ],
  );
