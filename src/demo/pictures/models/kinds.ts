import { beltsAndTies } from './adornments/beltsAndTies.ts';
import { capsAndHats } from './adornments/capsAndHats.ts';
import { jewellery } from './adornments/jewellery.ts';
import { scarves } from './adornments/scarves.ts';
import { smartWatches } from './adornments/smartWatches.ts';
import { sunglasses } from './adornments/sunglasses.ts';
import { watches } from './adornments/watches.ts';
import { duffels } from './bags/duffels.ts';
import { handbags } from './bags/handbags.ts';
import { pouchesAndCases } from './bags/pouchesAndCases.ts';
import { purses } from './bags/purses.ts';
import { satchels } from './bags/satchels.ts';
import { smallPurses } from './bags/smallPurses.ts';
import { strawBags } from './bags/strawBags.ts';
import { travelBags } from './bags/travelBags.ts';
import { bathCare } from './beauty/bathCare.ts';
import { bodyCare } from './beauty/bodyCare.ts';
import { faceTools } from './beauty/faceTools.ts';
import { grooming } from './beauty/grooming.ts';
import { hairTools } from './beauty/hairTools.ts';
import { makeup } from './beauty/makeup.ts';
import { skinCare } from './beauty/skinCare.ts';
import { deskDevices } from './electronics/deskDevices.ts';
import { headphones } from './electronics/headphones.ts';
import { healthDevices } from './electronics/healthDevices.ts';
import { phoneAccessories } from './electronics/phoneAccessories.ts';
import { phonesAndComputers } from './electronics/phonesAndComputers.ts';
import { security } from './electronics/security.ts';
import { smartHome } from './electronics/smartHome.ts';
import { speakers } from './electronics/speakers.ts';
import { sportsDevices } from './electronics/sportsDevices.ts';
import { travelDevices } from './electronics/travelDevices.ts';
import { videoDevices } from './electronics/videoDevices.ts';
import { openShoes } from './footwear/openShoes.ts';
import { shoes } from './footwear/shoes.ts';
import { cleaningMachines } from './home/cleaningMachines.ts';
import { decorations } from './home/decorations.ts';
import { deskProducts } from './home/deskProducts.ts';
import { fansAndOvens } from './home/fansAndOvens.ts';
import { furniture } from './home/furniture.ts';
import { garden } from './home/garden.ts';
import { householdProducts } from './home/householdProducts.ts';
import { keyRings } from './home/keyRings.ts';
import { lampsAndFloors } from './home/lampsAndFloors.ts';
import { repairs } from './home/repairs.ts';
import { smallHomeGoods } from './home/smallHomeGoods.ts';
import { storage } from './home/storage.ts';
import { kidsClothes } from './kidswear/kidsClothes.ts';
import { partyProducts } from './kidswear/partyProducts.ts';
import type { Kind, Kinds } from './kind.ts';
import { cookers } from './kitchen/cookers.ts';
import { handPresses } from './kitchen/handPresses.ts';
import { kitchenMachines } from './kitchen/kitchenMachines.ts';
import { kitchenStorage } from './kitchen/kitchenStorage.ts';
import { lunchBoxes } from './kitchen/lunchBoxes.ts';
import { pans } from './kitchen/pans.ts';
import { servingWare } from './kitchen/servingWare.ts';
import { smallKitchenProducts } from './kitchen/smallKitchenProducts.ts';
import { tableware } from './kitchen/tableware.ts';
import { jackets } from './menswear/jackets.ts';
import { shirtsAndTrousers } from './menswear/shirtsAndTrousers.ts';
import { babyGear } from './toys/babyGear.ts';
import { bathAndBooks } from './toys/bathAndBooks.ts';
import { outdoorToys } from './toys/outdoorToys.ts';
import { playSets } from './toys/playSets.ts';
import { softToys } from './toys/softToys.ts';
import { dresses } from './womenswear/dresses.ts';
import { occasionWear } from './womenswear/occasionWear.ts';
import { swimwear } from './womenswear/swimwear.ts';

/** All kinds of products that the demo shop can show. */
export const kinds: Kinds = {
  ...jewellery,
  ...watches,
  ...smartWatches,
  ...sunglasses,
  ...capsAndHats,
  ...scarves,
  ...beltsAndTies,
  ...handbags,
  ...satchels,
  ...pouchesAndCases,
  ...smallPurses,
  ...strawBags,
  ...travelBags,
  ...duffels,
  ...purses,
  ...skinCare,
  ...faceTools,
  ...bathCare,
  ...makeup,
  ...bodyCare,
  ...hairTools,
  ...grooming,
  ...phonesAndComputers,
  ...headphones,
  ...speakers,
  ...deskDevices,
  ...sportsDevices,
  ...travelDevices,
  ...phoneAccessories,
  ...smartHome,
  ...security,
  ...videoDevices,
  ...healthDevices,
  ...shoes,
  ...openShoes,
  ...fansAndOvens,
  ...cleaningMachines,
  ...repairs,
  ...lampsAndFloors,
  ...furniture,
  ...decorations,
  ...storage,
  ...garden,
  ...deskProducts,
  ...householdProducts,
  ...smallHomeGoods,
  ...keyRings,
  ...kidsClothes,
  ...partyProducts,
  ...pans,
  ...servingWare,
  ...kitchenStorage,
  ...handPresses,
  ...cookers,
  ...tableware,
  ...lunchBoxes,
  ...kitchenMachines,
  ...smallKitchenProducts,
  ...shirtsAndTrousers,
  ...jackets,
  ...babyGear,
  ...softToys,
  ...playSets,
  ...bathAndBooks,
  ...outdoorToys,
  ...dresses,
  ...occasionWear,
  ...swimwear,
};

/** The neutral kind: a parcel, for what has no picture of its own. */
export const neutralKind = 'parcel';

/** The kind of that name, or the neutral one. */
export const kindOf = (name: string): Kind => (kinds[name] ?? kinds[neutralKind]) as Kind;
