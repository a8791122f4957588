import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, leather, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, pair, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { cylinder, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { backpack, bearFace } from './backpack.ts';
import { steel, strap, zipLine } from './parts.ts';

/**
 * Backpacks and a suitcase.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height,
 * rounding; tube: points, radius; strap: half length, y, rise, z, width, thickness; zipLine: half length, y,
 * z; bearFace: y, z; move and turn: x, y, z.
 * A cylinder that is turned by 90 degrees about z lies on the left of x = 0, so that half its height to the right centres it.
 */

const hikingPack = (colour: Hex): Solid => {
  const webbing = cloth('#2a2a2c');
  const sleepingMat = move(turn(cylinder(cloth('#b88a4c', 0.4), 3.4, 28), 0, 0, 90), 14, 58, 0);
  const matStraps = [-8, 8].flatMap((x) =>
    tube(
      webbing,
      [
        [x, 54, 4],
        [x, 60.6, 4.4],
        [x, 62, 0],
        [x, 58, -4],
      ],
      0.8,
      { flat: 0.3 },
    ),
  );
  const hipBelt = tube(
    webbing,
    [
      [-15, 8, 2],
      [-18, 7, 5],
      [-9, 6, 13],
      [9, 6, 13],
      [18, 7, 5],
      [15, 8, 2],
    ],
    0.3,
    { flat: 1.2 },
  );
  return join(backpack(colour, { tall: 54 }), sleepingMat, matStraps, hipBelt);
};

/** Upright ribs on the front and the back of a suitcase. */
const suitcaseRibs = (colour: Hex): Solid => {
  const rib = box(plastic(darker(colour, 0.14), 0.3), 1.5, 42, 0.5, 0.24);
  return [-13.5, -9, -4.5, 0, 4.5, 9, 13.5].flatMap((x) =>
    [11.05, -11.05].flatMap((z) => move(rib, x, 8, z)),
  );
};

const suitcaseWheels = (): Solid => {
  const wheel = move(turn(cylinder(matte('#1f1f21'), 2.2, 2.6), 0, 0, 90), 1.3, 2.2, 0);
  const housing = box(plastic('#3a3a3d'), 3, 4, 3.4, 0.8);
  return [-14, 14].flatMap((x) => [-7.6, 7.6].flatMap((z) => move(join(wheel, housing), x, 0, z)));
};

const suitcase = (colour: Hex): Solid => {
  const handlePlastic = plastic('#2a2a2d');
  const shell = move(box(plastic(colour, 0.3), 36, 50, 22, 4), 0, 4, 0);
  const zip = tube(
    matte('#232325'),
    [
      [-18.1, 8, 0],
      [-18.1, 50, 0],
      [-14, 54.1, 0],
      [14, 54.1, 0],
      [18.1, 50, 0],
      [18.1, 8, 0],
    ],
    0.5,
  );
  const pullOutRods = pair(
    tube(
      steel,
      [
        [7.5, 53, -8],
        [7.5, 84, -8],
      ],
      0.8,
      { isSmooth: false },
    ),
  );
  const pullOutGrip = move(box(handlePlastic, 19, 3.4, 3.6, 1.4), 0, 83, -8);
  const topHandle = strap(handlePlastic, 6, 54, 2.4, 3, 1, 0.6);
  const sideHandle = move(box(handlePlastic, 1.4, 7, 3.6, 0.5), 18.3, 30, 0);
  return join(
    shell,
    suitcaseRibs(colour),
    zip,
    suitcaseWheels(),
    pullOutRods,
    pullOutGrip,
    topHandle,
    sideHandle,
  );
};

/** A backpack with a bear's face; beside it a lunch bag with the same face, and a pencil case. */
const kidsBag = (colour: Hex): Solid => {
  const lunchBag = move(box(cloth(lighter(colour, 0.35), 0.3), 17, 15, 9, 2), 26, 0, 6);
  const lunchBagFace = move(bearFace(8, 0), 26, 0, 11);
  const pencilCase = move(turn(cylinder(cloth(darker(colour, 0.15), 0.3), 3, 19), 0, 0, 90), 35, 3, 18);
  return join(backpack(colour, { tall: 36, kids: true }), lunchBag, lunchBagFace, pencilCase);
};

const schoolBag = (colour: Hex): Solid => {
  const reflector = tube(
    metal('#eef1f4', 0.3),
    [
      [-11.6, 5, 9.9],
      [0, 5, 10.4],
      [11.6, 5, 9.9],
    ],
    0.5,
    { flat: 0.15 },
  );
  return join(backpack(colour), reflector);
};

const antiTheftPack = (colour: Hex): Solid => {
  const chargingPort = move(box(plastic('#16171a'), 2.6, 1.4, 0.8, 0.3), 14, 22, 3);
  return join(backpack(colour, { tall: 46 }), chargingPort);
};

const travelPack = (colour: Hex): Solid => {
  const topZip = zipLine(10, 44, 3.8);
  return join(backpack(colour, { tall: 50 }), topZip);
};

export const backpacksAndSuitcases: Kinds = {
  kidsBag: stands('#e39aac', kidsBag),
  schoolBag: stands('#2d4f88', schoolBag),
  hikingPack: stands('#2f6b4a', hikingPack),
  miniBackpack: stands('#e39aac', (c) => backpack(c, { tall: 30, skin: leather(c) })),
  travelPack: stands('#8b8e93', travelPack),
  antiTheft: stands('#26262a', antiTheftPack),
  suitcase: stands('#2d4f88', suitcase, { pitch: 9 }),
};
