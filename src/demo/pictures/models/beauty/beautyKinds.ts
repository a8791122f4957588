import type { Kinds } from '../kind.ts';
import { bathCare } from './bathCare.ts';
import { candles } from './candles.ts';
import { careDevices } from './careDevices.ts';
import { curlers } from './curlers.ts';
import { faceMakeup } from './faceMakeup.ts';
import { fragrances } from './fragrances.ts';
import { grooming } from './grooming.ts';
import { hairCare } from './hairCare.ts';
import { hairTools } from './hairTools.ts';
import { hennaPrints } from './hennaPrints.ts';
import { lipsAndEyes } from './lipsAndEyes.ts';
import { makeupTools } from './makeupTools.ts';
import { nails } from './nails.ts';
import { shavers } from './shavers.ts';
import { shaving } from './shaving.ts';
import { skinCare } from './skinCare.ts';
import { spaDevices } from './spaDevices.ts';
import { supplements } from './supplements.ts';
import { toothbrushes } from './toothbrushes.ts';

/** All kinds of beauty products. */
export const beautyKinds: Kinds = {
  ...bathCare,
  ...candles,
  ...careDevices,
  ...curlers,
  ...faceMakeup,
  ...fragrances,
  ...grooming,
  ...hairCare,
  ...hairTools,
  ...hennaPrints,
  ...lipsAndEyes,
  ...makeupTools,
  ...nails,
  ...shavers,
  ...shaving,
  ...skinCare,
  ...spaDevices,
  ...supplements,
  ...toothbrushes,
};
