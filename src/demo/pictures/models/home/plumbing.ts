import { type Material, matte, metal } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, steel } from './parts.ts';

/**
 * A shower head and an extender for a tap.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; bar: from, to, radius; move and turn: x, y, z.
 */

/** Metal with the ribs of a hose; a greater `frequency` makes them closer. */
const ribbed = (rough: number, frequency: number): Material => ({
  ...metal('#c3c6cb', rough),
  grain: (_x, y) => 0.1 * Math.sin(y * frequency),
});

/** How far the nozzles are from each other. */
const nozzleDistance = 1.16;

/** The round head of a shower; its nozzles fill the face evenly from the middle outwards. */
const sprayHead = (): Solid => {
  const face = lathe(
    steel,
    [
      [0, 0],
      [10, 0],
      [10.4, 0.6],
      [9, 1.8],
      [2, 3],
    ],
    { bevel: 0.3 },
  );
  const nozzle = ball(matte('#4a4d54'), 0.3, 0.2, 0.3);
  const nozzles = repeat(60, (i) => {
    const angle = i * goldenAngle;
    // The area that the first nozzles fill grows with their number, so its radius grows with the root.
    const radius = Math.sqrt(i);
    const x = Math.cos(angle) * radius * nozzleDistance;
    const z = Math.sin(angle) * radius * nozzleDistance;
    return move(nozzle, x, 0, z);
  });
  const joint = bar(steel, [0, 2.6, 0], [0, 5, 0], 1.4);
  return move(turn(join(face, nozzles, joint), -116, 0), 0, 30, 0);
};

const showerHead = (): Solid => {
  const handle = tube(
    steel,
    [
      [0, 26, -5],
      [0, 14, -5],
      [0, 6, -4],
    ],
    1.3,
  );
  const hose = tube(
    ribbed(0.3, 9),
    [
      [0, 6, -4],
      [2, 1, -1],
      [12, 0.7, 4],
      [18, 0.7, -4],
      [10, 0.7, -10],
      [-6, 0.7, -10],
    ],
    0.8,
  );
  const wallMount = move(box(steel, 5, 6, 4, 1), 0, 17, -7);
  return join(sprayHead(), handle, hose, wallMount);
};

/** A bendable hose that is screwed onto a tap, with a nozzle at its end. */
const tapExtender = (): Solid => {
  const adapter = lathe(steel, [
    [1.4, 0],
    [1.6, 0.4],
    [1.6, 3],
    [1.2, 3.4],
  ]);
  const hose = tube(
    ribbed(0.26, 8),
    [
      [0, 3, 0],
      [0.4, 8, 0],
      [4, 12, 0],
      [9, 11, 0],
      [11, 7, 0],
    ],
    0.9,
  );
  const nozzle = move(
    turn(
      lathe(
        steel,
        [
          [0.9, 0],
          [2.6, 3],
          [2.6, 4.4],
          [0, 4.6],
        ],
        { bevel: 0.3 },
      ),
      0,
      0,
      170,
    ),
    11,
    7.4,
    0,
  );
  return join(adapter, hose, nozzle);
};

export const plumbing: Kinds = {
  showerHead: stands('#cfd2d7', showerHead, { yaw: -34 }),
  tapExtender: stands('#cfd2d7', tapExtender),
};
