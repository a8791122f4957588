import { adornmentKinds } from './adornments/adornmentKinds.ts';
import { bagKinds } from './bags/bagKinds.ts';
import { beautyKinds } from './beauty/beautyKinds.ts';
import { electronicsKinds } from './electronics/electronicsKinds.ts';
import { footwearKinds } from './footwear/footwearKinds.ts';
import { cleaningMachines } from './home/cleaningMachines.ts';
import { decorations } from './home/decorations.ts';
import { deskThings } from './home/deskThings.ts';
import { diffusers } from './home/diffusers.ts';
import { fansAndKitchenMachines } from './home/fansAndKitchenMachines.ts';
import { furniture } from './home/furniture.ts';
import { garden } from './home/garden.ts';
import { householdProducts } from './home/householdProducts.ts';
import { keyRings } from './home/keyRings.ts';
import { lampsAndFloors } from './home/lampsAndFloors.ts';
import { laundry } from './home/laundry.ts';
import { pets } from './home/pets.ts';
import { plumbingAndElectrics } from './home/plumbingAndElectrics.ts';
import { storage } from './home/storage.ts';
import { textiles } from './home/textiles.ts';
import { tools } from './home/tools.ts';
import { giftsAndParty } from './kidswear/giftsAndParty.ts';
import { kidsClothes } from './kidswear/kidsClothes.ts';
import type { Kind, Kinds } from './kind.ts';
import { cookers } from './kitchen/cookers.ts';
import { dishWashing } from './kitchen/dishWashing.ts';
import { handPresses } from './kitchen/handPresses.ts';
import { kitchenMachines } from './kitchen/kitchenMachines.ts';
import { kitchenStorage } from './kitchen/kitchenStorage.ts';
import { kitchenTools } from './kitchen/kitchenTools.ts';
import { lunchBoxesAndBottles } from './kitchen/lunchBoxesAndBottles.ts';
import { pansAndMoulds } from './kitchen/pansAndMoulds.ts';
import { servingWare } from './kitchen/servingWare.ts';
import { tableware } from './kitchen/tableware.ts';
import { jackets } from './menswear/jackets.ts';
import { shirtsAndTrousers } from './menswear/shirtsAndTrousers.ts';
import { sportswear } from './menswear/sportswear.ts';
import { babyFeeding } from './toys/babyFeeding.ts';
import { babyGear } from './toys/babyGear.ts';
import { learningToys } from './toys/learningToys.ts';
import { outdoorToys } from './toys/outdoorToys.ts';
import { parcel } from './toys/parcel.ts';
import { playSets } from './toys/playSets.ts';
import { softToys } from './toys/softToys.ts';
import { toyCars } from './toys/toyCars.ts';
import { dresses } from './womenswear/dresses.ts';
import { occasionAndSportswear } from './womenswear/occasionAndSportswear.ts';
import { swimwearAndUnderwear } from './womenswear/swimwearAndUnderwear.ts';

/** All kinds of products that the demo shop can show. */
export const kinds: Kinds = {
  ...adornmentKinds,
  ...bagKinds,
  ...beautyKinds,
  ...electronicsKinds,
  ...footwearKinds,
  ...cleaningMachines,
  ...decorations,
  ...deskThings,
  ...diffusers,
  ...fansAndKitchenMachines,
  ...furniture,
  ...garden,
  ...householdProducts,
  ...keyRings,
  ...lampsAndFloors,
  ...laundry,
  ...pets,
  ...plumbingAndElectrics,
  ...storage,
  ...textiles,
  ...tools,
  ...giftsAndParty,
  ...kidsClothes,
  ...cookers,
  ...dishWashing,
  ...handPresses,
  ...kitchenMachines,
  ...kitchenStorage,
  ...kitchenTools,
  ...lunchBoxesAndBottles,
  ...pansAndMoulds,
  ...servingWare,
  ...tableware,
  ...jackets,
  ...shirtsAndTrousers,
  ...sportswear,
  ...babyFeeding,
  ...babyGear,
  ...learningToys,
  ...outdoorToys,
  ...parcel,
  ...playSets,
  ...softToys,
  ...toyCars,
  ...dresses,
  ...occasionAndSportswear,
  ...swimwearAndUnderwear,
};

/** The kind for products without a kind of their own: a parcel. */
export const neutralKind = 'parcel';

/** The kind of that name, or the neutral one. */
export const kindOf = (name: string): Kind => (kinds[name] ?? kinds[neutralKind]) as Kind;
