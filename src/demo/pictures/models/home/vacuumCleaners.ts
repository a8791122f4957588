import { darker, type Hex } from '../../studio/colour.ts';
import { glass, glow, type Material, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, sheet, tube } from '../../studio/surfaces.ts';
import { quarterTurn } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, black } from './parts.ts';

/**
 * Vacuum cleaners.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

const robotVacuum = (colour: Hex): Solid => {
  const body = lathe(
    plastic(colour, 0.24),
    [
      [0, 0.8],
      [15.6, 0.8],
      [17, 2.4],
      [17, 7],
      [16, 8.6],
      [0, 9],
    ],
    { sides: 60 },
  );
  const rim = lathe(metal('#b9bcc2', 0.2), [
    [15, 8.8],
    [15.4, 9.1],
    [15, 9.2],
  ]);
  const sensorTower = move(
    lathe(plastic(darker(colour, 0.3), 0.2), [
      [0, 0],
      [4, 0],
      [4, 2.2],
      [0, 2.4],
    ]),
    0,
    8.8,
    -5,
  );
  const light = move(box(glow('#7fd6f0', 1), 3, 0.2, 0.7, 0.1), 0, 8.9, 8);
  // An arc around the front, in radians.
  const bumperArc = 2.6;
  const bumperRadius = 17.3;
  const bumper = sheet(matte('#26272b'), 30, 2, (u, v) => {
    const angle = (u - 0.5) * bumperArc + quarterTurn;
    return [Math.cos(angle) * bumperRadius, 2.4 + v * 4.2, Math.sin(angle) * bumperRadius];
  });
  const bristleLength = 5;
  const sideBrush = repeat(9, (i) => {
    // In radians: nine bristles in a full circle.
    const angle = i * 0.7;
    const tip: Point = [13 + Math.cos(angle) * bristleLength, 0.4, 11 + Math.sin(angle) * bristleLength];
    return bar(matte('#4a4d54'), [13, 0.5, 11], tip, 0.16);
  });
  return join(body, rim, sensorTower, light, bumper, sideBrush);
};

/** The solid with its top turned to the left. */
const facingLeft = (solid: Solid): Solid => turn(solid, 0, 0, 90);

const motorBody = (material: Material): Solid => {
  const body = lathe(
    material,
    [
      [0, -10],
      [4.6, -9],
      [5, 0],
      [4, 6],
    ],
    { bevel: 1 },
  );
  return move(facingLeft(body), 4, 8, 0);
};

const dustCup = (): Solid => {
  const cup = lathe(
    glass('#c9d6da', 0.5),
    [
      [4, 0],
      [4.6, 2],
      [4, 9],
      [1.6, 15],
    ],
    { bevel: 1 },
  );
  return move(facingLeft(cup), -2, 8, 0);
};

/** A vacuum cleaner for one hand, and a spare nozzle beside it. */
const handVacuum = (): Solid => {
  const grey = plastic('#3d4148', 0.3);
  const handle = tube(
    grey,
    [
      [12, 10, 0],
      [14, 17, 0],
      [6, 19, 0],
      [0, 13, 0],
    ],
    1.3,
  );
  const powerButton = move(ball(plastic('#d9542c'), 1, 0.5, 0.8), 8, 19.6, 0);
  const spareNozzle = move(box(black, 3, 3, 12, 1), 18, 0, 9);
  return join(motorBody(grey), dustCup(), handle, powerButton, spareNozzle);
};

export const vacuumCleaners: Kinds = {
  robotVacuum: stands('#f1efec', robotVacuum, { pitch: 30 }),
  handVacuum: stands('#3d4148', handVacuum, { yaw: -14 }),
};
