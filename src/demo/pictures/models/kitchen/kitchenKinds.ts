import type { Kinds } from '../kind.ts';
import { airFryers } from './airFryers.ts';
import { bakingMoulds } from './bakingMoulds.ts';
import { beatersAndRutiMakers } from './beatersAndRutiMakers.ts';
import { blenders } from './blenders.ts';
import { brushesAndMops } from './brushesAndMops.ts';
import { cookers } from './cookers.ts';
import { dishWashing } from './dishWashing.ts';
import { glassesAndJugs } from './glassesAndJugs.ts';
import { handPresses } from './handPresses.ts';
import { kettlesAndSandwichMakers } from './kettlesAndSandwichMakers.ts';
import { kitchenStorage } from './kitchenStorage.ts';
import { kitchenTools } from './kitchenTools.ts';
import { lunchBoxesAndBottles } from './lunchBoxesAndBottles.ts';
import { pans } from './pans.ts';
import { servingWare } from './servingWare.ts';
import { tableware } from './tableware.ts';
import { teaAndSpices } from './teaAndSpices.ts';
import { vegetableTools } from './vegetableTools.ts';

/** All kinds of kitchen things. */
export const kitchenKinds: Kinds = {
  ...airFryers,
  ...bakingMoulds,
  ...beatersAndRutiMakers,
  ...blenders,
  ...brushesAndMops,
  ...cookers,
  ...dishWashing,
  ...glassesAndJugs,
  ...handPresses,
  ...kettlesAndSandwichMakers,
  ...kitchenStorage,
  ...kitchenTools,
  ...lunchBoxesAndBottles,
  ...pans,
  ...servingWare,
  ...tableware,
  ...teaAndSpices,
  ...vegetableTools,
};
