import { darker, type Hex } from '../../studio/colour.ts';
import { glass, glow, type Material, matte, metal, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
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
  const bumper = sheet(matte('#26272b'), 30, 2, (u, v) => [
    Math.cos((u - 0.5) * 2.6 + quarterTurn) * 17.3,
    2.4 + v * 4.2,
    Math.sin((u - 0.5) * 2.6 + quarterTurn) * 17.3,
  ]);
  const sideBrush = repeat(9, (i) =>
    bar(matte('#4a4d54'), [13, 0.5, 11], [13 + Math.cos(i * 0.7) * 5, 0.4, 11 + Math.sin(i * 0.7) * 5], 0.16),
  );
  return join(body, rim, sensorTower, light, bumper, sideBrush);
};

const motorBody = (grey: Material): Solid =>
  move(
    turn(
      lathe(
        grey,
        [
          [0, -10],
          [4.6, -9],
          [5, 0],
          [4, 6],
        ],
        { bevel: 1 },
      ),
      0,
      0,
      90,
    ),
    4,
    8,
    0,
  );

const dustCup = (): Solid =>
  move(
    turn(
      lathe(
        glass('#c9d6da', 0.5),
        [
          [4, 0],
          [4.6, 2],
          [4, 9],
          [1.6, 15],
        ],
        { bevel: 1 },
      ),
      0,
      0,
      90,
    ),
    -2,
    8,
    0,
  );

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
