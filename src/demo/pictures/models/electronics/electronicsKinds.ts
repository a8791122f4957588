import type { Kinds } from '../kind.ts';
import { cameraGear } from './cameraGear.ts';
import { cameras } from './cameras.ts';
import { computers } from './computers.ts';
import { deskDevices } from './deskDevices.ts';
import { deskLamps } from './deskLamps.ts';
import { doorbells } from './doorbells.ts';
import { earphones } from './earphones.ts';
import { fitness } from './fitness.ts';
import { games } from './games.ts';
import { headphones } from './headphones.ts';
import { health } from './health.ts';
import { homeCinema } from './homeCinema.ts';
import { homeSpeakers } from './homeSpeakers.ts';
import { locks } from './locks.ts';
import { phoneCases } from './phoneCases.ts';
import { phoneChargers } from './phoneChargers.ts';
import { phoneHolders } from './phoneHolders.ts';
import { phones } from './phones.ts';
import { plugs } from './plugs.ts';
import { portableSpeakers } from './portableSpeakers.ts';
import { securityCameras } from './securityCameras.ts';
import { smartHome } from './smartHome.ts';
import { smartLights } from './smartLights.ts';
import { travelDevices } from './travelDevices.ts';
import { wiredEarphones } from './wiredEarphones.ts';

/** All kinds of electronics. */
export const electronicsKinds: Kinds = {
  ...cameraGear,
  ...cameras,
  ...computers,
  ...deskDevices,
  ...deskLamps,
  ...doorbells,
  ...earphones,
  ...fitness,
  ...games,
  ...headphones,
  ...health,
  ...homeCinema,
  ...homeSpeakers,
  ...locks,
  ...phoneCases,
  ...phoneChargers,
  ...phoneHolders,
  ...phones,
  ...plugs,
  ...portableSpeakers,
  ...securityCameras,
  ...smartHome,
  ...smartLights,
  ...travelDevices,
  ...wiredEarphones,
};
