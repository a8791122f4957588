import type { Kinds } from '../kind.ts';
import { camping } from './camping.ts';
import { cleaningMachines } from './cleaningMachines.ts';
import { decorations } from './decorations.ts';
import { decorativeLights } from './decorativeLights.ts';
import { deskThings } from './deskThings.ts';
import { diffusers } from './diffusers.ts';
import { electrics } from './electrics.ts';
import { fans } from './fans.ts';
import { floors } from './floors.ts';
import { furniture } from './furniture.ts';
import { garden } from './garden.ts';
import { hooksAndClips } from './hooksAndClips.ts';
import { householdProducts } from './householdProducts.ts';
import { irons } from './irons.ts';
import { keyRings } from './keyRings.ts';
import { lamps } from './lamps.ts';
import { largeKitchenMachines } from './largeKitchenMachines.ts';
import { laundry } from './laundry.ts';
import { officeChairs } from './officeChairs.ts';
import { painting } from './painting.ts';
import { petFountainsAndLitter } from './petFountainsAndLitter.ts';
import { pets } from './pets.ts';
import { plants } from './plants.ts';
import { plumbing } from './plumbing.ts';
import { sewing } from './sewing.ts';
import { storage } from './storage.ts';
import { textiles } from './textiles.ts';
import { tools } from './tools.ts';
import { vacuumCleaners } from './vacuumCleaners.ts';
import { wallPanelsAndTape } from './wallPanelsAndTape.ts';

/** All kinds of things for the home. */
export const homeKinds: Kinds = {
  ...camping,
  ...cleaningMachines,
  ...decorations,
  ...decorativeLights,
  ...deskThings,
  ...diffusers,
  ...electrics,
  ...fans,
  ...floors,
  ...furniture,
  ...garden,
  ...hooksAndClips,
  ...householdProducts,
  ...irons,
  ...keyRings,
  ...lamps,
  ...largeKitchenMachines,
  ...laundry,
  ...officeChairs,
  ...painting,
  ...petFountainsAndLitter,
  ...pets,
  ...plants,
  ...plumbing,
  ...sewing,
  ...storage,
  ...textiles,
  ...tools,
  ...vacuumCleaners,
  ...wallPanelsAndTape,
};
