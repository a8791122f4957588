import { glow, plastic } from '../../studio/material.ts';
import { join, move, type Point, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { steel, white } from './parts.ts';

/**
 * Lights that a phone switches.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end;
 * tube: points, radius; move and turn: x, y, z.
 */

/** A second bulb, which lies beside the standing one. */
const lyingBulb = (): Solid => {
  const metalEnd = lathe(steel, [
    [0, 0],
    [1.5, 0],
    [1.5, 3],
  ]);
  const neck = lathe(white, [
    [1.5, 3],
    [3, 7],
  ]);
  const bulb = lathe(
    glow('#ffd79a', 0.5),
    [
      [3, 7],
      [3.6, 9.6],
      [3, 12],
      [0, 13.4],
    ],
    { bevel: 1.6 },
  );
  return move(turn(join(metalEnd, neck, bulb), 0, 0, -84), 5, 3.5, 4);
};

/** A factor for the radius of a bulb's metal end: a screw thread whose turns are 0.7 cm apart. */
const screwThread = (_angle: number, y: number): number => 1 + 0.05 * Math.sin(y * 9);

/** Two bulbs that shine in different colours. */
const smartBulb = (): Solid => {
  const metalEnd = lathe(
    steel,
    [
      [0, 0],
      [1, 0],
      [1.5, 0.6],
      [1.5, 3],
    ],
    { wave: screwThread },
  );
  const neck = lathe(
    white,
    [
      [1.5, 3],
      [2.2, 4],
      [3, 7],
    ],
    { bevel: 0.4 },
  );
  const bulb = lathe(
    glow('#c9a8f6', 0.55),
    [
      [3, 7],
      [3.6, 9.6],
      [3, 12],
      [0, 13.4],
    ],
    { bevel: 1.6 },
  );
  return join(metalEnd, neck, bulb, lyingBulb());
};

/** A strip of LEDs on its reel, with a loose end, and its controller. */
const ledStrip = (): Solid => {
  const reel = lathe(plastic('#e6e6e2'), [
    [7, 0],
    [7.4, 0.3],
    [7.4, 1.2],
    [7, 1.5],
    [2.4, 1.5],
    [2.4, 0],
    [7, 0],
  ]);
  const spiral = Array.from({ length: 50 }, (_, i): Point => {
    const angle = i * 0.5;
    const radius = 3 + i * 0.075;
    return [Math.cos(angle) * radius, 1.7, Math.sin(angle) * radius];
  });
  const woundStrip = tube(glow('#6a8af0', 0.8), spiral, 0.16, { flat: 0.5 });
  const looseStrip = tube(
    glow('#e05aa8', 0.9),
    [
      [6.6, 1.4, 1],
      [10, 1, 5],
      [15, 0.5, 4],
      [19, 0.5, 8],
    ],
    0.16,
    { flat: 0.5 },
  );
  const controller = move(box(white, 4, 1.4, 7, 0.5), -12, 0, 4);
  return join(reel, woundStrip, looseStrip, controller);
};

export const smartLights: Kinds = {
  smartBulb: stands('#c9a8f6', smartBulb),
  ledStrip: stands('#6a8af0', ledStrip, { pitch: 36 }),
};
