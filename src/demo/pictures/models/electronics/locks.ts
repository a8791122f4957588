import { glow, metal, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dark, facing, steel } from './parts.ts';

/**
 * A padlock and a lock for a door.
 * Lengths are centimetres. box: width, height, depth, rounding; ball: radius, or radii x, y, z; cylinder:
 * radius, height, rounding; lathe: [radius, height] from one end; tube: points, radius; move: x, y, z.
 */

/** The ring of light around the place for a finger. */
const readerLight = glow('#5ad0f0', 0.9);

/** A padlock that a fingerprint opens. */
const fingerPadlock = (): Solid => {
  const housing = box(metal('#3b3e45', 0.3), 5, 5.6, 2.4, 0.9);
  const lightRing = lathe(readerLight, [
    [0.9, 0],
    [1.05, 0.12],
    [0.9, 0.16],
  ]);
  const glassDisc = cylinder(dark, 0.86, 0.1);
  const fingerReader = move(facing(join(lightRing, glassDisc)), 0, 2.8, 1.18);
  const shackle = tube(
    steel,
    [
      [-1.5, 5.4, 0],
      [-1.5, 8.4, 0],
      [0, 9.9, 0],
      [1.5, 8.4, 0],
      [1.5, 5.4, 0],
    ],
    0.42,
  );
  return join(housing, fingerReader, shackle);
};

/** The lock with its keypad, fingerprint reader and handle, where it is on the door. */
const lockOnDoor = (): Solid => {
  const housing = box(metal('#2b2d32', 0.26), 7, 30, 2.4, 1);
  const keypad = move(box(dark, 5.4, 12, 0.2, 0.1), 0, 16, 1.2);
  const keys = repeat(12, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(ball(glow('#8fd6f0'), 0.3, 0.3, 0.1), -1.5 + column * 1.5, 18 + row * 2.4, 1.36);
  });
  const fingerReader = move(
    facing(
      lathe(readerLight, [
        [1, 0],
        [1.2, 0.14],
      ]),
    ),
    0,
    13.4,
    1.2,
  );
  const handle = tube(
    metal('#4a4d54', 0.26),
    [
      [0, 8, 1.4],
      [0, 8, 4],
      [7, 8, 4.4],
    ],
    0.9,
  );
  return move(join(housing, keypad, keys, fingerReader, handle), 6, 7, 2.4);
};

/** A piece of a door with its lock. */
const codeLock = (): Solid => {
  const door = box(wood('#9a6b42', '#7a4f2e', 'y', 4), 26, 44, 3, 0.3);
  return join(door, lockOnDoor());
};

export const locks: Kinds = {
  fingerPadlock: stands('#3b3e45', fingerPadlock),
  codeLock: stands('#2b2d32', codeLock, { pitch: 6 }),
};
