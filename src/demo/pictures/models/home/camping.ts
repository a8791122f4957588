import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, matte, printed, satin, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { lathe, sheet, tube } from '../../studio/surfaces.ts';
import { fullTurn, quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel } from './parts.ts';

/**
 * A tent, a hammock and a chair for camping.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end; plate: outline,
 * thickness, rounding of edges, rounding of corners; tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** The dome of the tent: u goes around it, v from the ground to the top. */
const canvas = (colour: Hex): Solid => {
  const [halfWidth, halfDepth, high] = [120, 110, 130];
  // 0 would make the floor round, 1 square.
  const squareness = 0.55;
  return sheet(
    satin(colour),
    48,
    20,
    (u, v) => {
      const angle = u * fullTurn;
      // 1 at the ground; the power makes the walls steep. Less than a quarter turn leaves an opening at the top.
      const narrowing = Math.cos(v * 1.5) ** 0.62;
      // The distance of a square's edge at this angle, where that of a circle's is 1.
      const edgeOfSquare = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
      const stretch = 1 + (edgeOfSquare - 1) * squareness;
      return [
        Math.cos(angle) * halfWidth * narrowing * stretch,
        Math.sin(v * quarterTurn) * high,
        Math.sin(angle) * halfDepth * narrowing * stretch,
      ];
    },
    true,
  );
};

/** Two poles that cross at the top of the tent, from corner to corner of its floor. */
const tentPoles = (): Solid => {
  const pole = tube(
    matte('#c9a24a'),
    [
      [150, 0, 0],
      [128, 62, 0],
      [80, 112, 0],
      [0, 133, 0],
      [-80, 112, 0],
      [-128, 62, 0],
      [-150, 0, 0],
    ],
    1.4,
  );
  return [45, 135].flatMap((diagonal) => turn(pole, 0, diagonal));
};

const tentDoor = (colour: Hex): Solid => {
  const upright = plate(
    matte(darker(colour, 0.55)),
    [
      [-32, 0],
      [32, 0],
      [28, 60],
      [0, 80],
      [-28, 60],
    ],
    2,
    0.5,
    8,
  );
  const leaningOnTent = turn(upright, -24, 0);
  return move(leaningOnTent, 0, 2, 118);
};

const tent = (colour: Hex): Solid => {
  const groundSheet = box(matte(darker(colour, 0.4)), 250, 3, 230, 2);
  return join(canvas(colour), tentPoles(), tentDoor(colour), groundSheet);
};

/** The striped cloth of a hammock, which hangs between its ropes. */
const hangingCloth = (colour: Hex): Solid => {
  const stripeWidth = 8;
  const stripes = printed(
    cloth(colour, 1),
    [colour, '#f3ecdc', lighter(colour, 0.4)],
    (_x, _y, z) => Math.abs(Math.floor(z / stripeWidth)) % 3,
  );
  const [halfLength, width, heightOfEnds, depth] = [100, 90, 60, 46];
  return sheet(stripes, 48, 20, (u, v) => {
    // From -1 at one end to 1 at the other, and from -0.5 at one side to 0.5 at the other.
    const [along, across] = [u * 2 - 1, v - 0.5];
    // 0 at the ends, 1 in the middle.
    const sag = Math.cos((along * Math.PI) / 2);
    const bottom = heightOfEnds - depth * sag;
    const riseToSides = across ** 2 * 70 * sag;
    // More than 0 at the ends, where the cloth is gathered.
    const spread = Math.cos((along * Math.PI) / 2.3);
    return [along * halfLength, bottom + riseToSides, across * width * spread];
  });
};

const hammock = (colour: Hex): Solid => {
  const brownWood = wood('#8a5c38', '#6a4226', 'x', 3);
  // From the end of the cloth to one point of the post.
  const ropes = pair(repeat(7, (i) => bar(cloth('#e9dfc8', 0.6), [100, 60, (i - 3) * 4], [136, 86, 0], 0.6)));
  const post = bar(wood('#8a5c38', '#6a4226', 'y', 3), [136, 0, 0], [136, 96, 0], 4);
  const foot = bar(brownWood, [136, 3, -30], [136, 3, 30], 4);
  const stand = pair(join(post, foot));
  const groundBar = bar(brownWood, [-136, 3, 0], [136, 3, 0], 4);
  return join(hangingCloth(colour), ropes, stand, groundBar);
};

const campingChair = (colour: Hex): Solid => {
  const fabric = cloth(colour, 0.6);
  const seat = move(box(fabric, 50, 3, 44, 1), 0, 40, 0);
  const backrest = move(turn(box(fabric, 52, 50, 3, 1), -14, 0), 0, 42, -20);
  const legFromFront = bar(steel, [24, 0, 20], [24, 62, -24], 1.3);
  const legFromBack = bar(steel, [24, 0, -22], [24, 60, 20], 1.3);
  const armrest = move(box(cloth(darker(colour, 0.3), 0.6), 6, 2, 42, 0.8), 26, 59, 0);
  const sideFrames = pair(join(legFromFront, legFromBack, armrest));
  const crossBarFromLeft = bar(steel, [-24, 2, 20], [24, 40, 20], 1.1);
  const crossBarFromRight = bar(steel, [24, 2, 20], [-24, 40, 20], 1.1);
  const cupHolder = move(
    lathe(cloth(darker(colour, 0.4), 0.4), [
      [0, 0],
      [4, 0],
      [4.4, 9],
      [4, 9],
    ]),
    26,
    52,
    14,
  );
  return join(seat, backrest, sideFrames, crossBarFromLeft, crossBarFromRight, cupHolder);
};

export const camping: Kinds = {
  tent: stands('#2f6b4a', tent, { yaw: -30, pitch: 12 }),
  hammock: stands('#2d4f88', hammock, { yaw: -20, pitch: 18 }),
  campingChair: stands('#2f6b4a', campingChair, { yaw: -34 }),
};
