import { beltsAndTies } from './adornments/beltsAndTies.ts';
import { hairBows } from './adornments/hairBows.ts';
import { hats } from './adornments/hats.ts';
import { jewellery } from './adornments/jewellery.ts';
import { necklaces } from './adornments/necklaces.ts';
import { scarvesGlovesAndUmbrellas } from './adornments/scarvesGlovesAndUmbrellas.ts';
import { smartWatchesAndRings } from './adornments/smartWatchesAndRings.ts';
import { sunglasses } from './adornments/sunglasses.ts';
import { watchesAndBracelets } from './adornments/watchesAndBracelets.ts';
import { backpacksAndSuitcases } from './bags/backpacksAndSuitcases.ts';
import { clutches } from './bags/clutches.ts';
import { cosmeticBags } from './bags/cosmeticBags.ts';
import { duffelsAndGymBags } from './bags/duffelsAndGymBags.ts';
import { handbags } from './bags/handbags.ts';
import { hyperbaricChamber } from './bags/hyperbaricChamber.ts';
import { pouchesAndCases } from './bags/pouchesAndCases.ts';
import { purses } from './bags/purses.ts';
import { shoulderBags } from './bags/shoulderBags.ts';
import { smallPurses } from './bags/smallPurses.ts';
import { strawBags } from './bags/strawBags.ts';
import { totes } from './bags/totes.ts';
import { wallets } from './bags/wallets.ts';
import { bathCare } from './beauty/bathCare.ts';
import { candles } from './beauty/candles.ts';
import { careDevices } from './beauty/careDevices.ts';
import { curlers } from './beauty/curlers.ts';
import { faceMakeup } from './beauty/faceMakeup.ts';
import { fragrances } from './beauty/fragrances.ts';
import { grooming } from './beauty/grooming.ts';
import { hairCare } from './beauty/hairCare.ts';
import { hairTools } from './beauty/hairTools.ts';
import { hennaPrints } from './beauty/hennaPrints.ts';
import { lipsAndEyes } from './beauty/lipsAndEyes.ts';
import { makeupTools } from './beauty/makeupTools.ts';
import { nails } from './beauty/nails.ts';
import { shavers } from './beauty/shavers.ts';
import { shaving } from './beauty/shaving.ts';
import { skinCare } from './beauty/skinCare.ts';
import { spaDevices } from './beauty/spaDevices.ts';
import { supplements } from './beauty/supplements.ts';
import { toothbrushes } from './beauty/toothbrushes.ts';
import { cameraGear } from './electronics/cameraGear.ts';
import { cameras } from './electronics/cameras.ts';
import { computers } from './electronics/computers.ts';
import { deskDevices } from './electronics/deskDevices.ts';
import { deskLamps } from './electronics/deskLamps.ts';
import { doorbells } from './electronics/doorbells.ts';
import { earphones } from './electronics/earphones.ts';
import { fitness } from './electronics/fitness.ts';
import { games } from './electronics/games.ts';
import { headphones } from './electronics/headphones.ts';
import { health } from './electronics/health.ts';
import { homeCinema } from './electronics/homeCinema.ts';
import { homeSpeakers } from './electronics/homeSpeakers.ts';
import { locks } from './electronics/locks.ts';
import { phoneCases } from './electronics/phoneCases.ts';
import { phoneChargers } from './electronics/phoneChargers.ts';
import { phoneHolders } from './electronics/phoneHolders.ts';
import { phones } from './electronics/phones.ts';
import { plugs } from './electronics/plugs.ts';
import { portableSpeakers } from './electronics/portableSpeakers.ts';
import { securityCameras } from './electronics/securityCameras.ts';
import { smartHome } from './electronics/smartHome.ts';
import { smartLights } from './electronics/smartLights.ts';
import { travelDevices } from './electronics/travelDevices.ts';
import { wiredEarphones } from './electronics/wiredEarphones.ts';
import { openShoes } from './footwear/openShoes.ts';
import { sandals } from './footwear/sandals.ts';
import { shoes } from './footwear/shoes.ts';
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
  ...beltsAndTies,
  ...hats,
  ...hairBows,
  ...jewellery,
  ...necklaces,
  ...scarvesGlovesAndUmbrellas,
  ...smartWatchesAndRings,
  ...sunglasses,
  ...watchesAndBracelets,
  ...backpacksAndSuitcases,
  ...duffelsAndGymBags,
  ...handbags,
  ...cosmeticBags,
  ...clutches,
  ...totes,
  ...pouchesAndCases,
  ...hyperbaricChamber,
  ...purses,
  ...wallets,
  ...shoulderBags,
  ...smallPurses,
  ...strawBags,
  ...bathCare,
  ...careDevices,
  ...spaDevices,
  ...toothbrushes,
  ...faceMakeup,
  ...fragrances,
  ...candles,
  ...grooming,
  ...shaving,
  ...hairCare,
  ...hairTools,
  ...curlers,
  ...shavers,
  ...lipsAndEyes,
  ...makeupTools,
  ...nails,
  ...hennaPrints,
  ...skinCare,
  ...supplements,
  ...cameras,
  ...cameraGear,
  ...homeCinema,
  ...deskDevices,
  ...deskLamps,
  ...earphones,
  ...wiredEarphones,
  ...games,
  ...headphones,
  ...health,
  ...fitness,
  ...phoneChargers,
  ...phoneCases,
  ...phoneHolders,
  ...phones,
  ...computers,
  ...securityCameras,
  ...doorbells,
  ...locks,
  ...smartHome,
  ...plugs,
  ...smartLights,
  ...portableSpeakers,
  ...homeSpeakers,
  ...travelDevices,
  ...openShoes,
  ...sandals,
  ...shoes,
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
