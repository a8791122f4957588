import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { StageOfWord } from './courier.ts';
import { pathaoStageOf, pathaoStages } from './pathao/pathaoStages.ts';
import { steadfastStageOf, steadfastStages } from './steadfast/steadfastStages.ts';

/** A courier's table of words, and the function that looks a word up in it, in any of the courier's spellings (CR-7). */
interface CourierWords {
  readonly stages: Readonly<Record<string, ConsignmentStage | null>>;
  readonly stageOf: StageOfWord;
}

/** The tables of all couriers that have words of their own; a new courier needs a line here (CONTRIBUTING.md). */
export const courierWords: Readonly<Partial<Record<CourierId, CourierWords>>> = {
  steadfast: { stages: steadfastStages, stageOf: steadfastStageOf },
  pathao: { stages: pathaoStages, stageOf: pathaoStageOf },
};
