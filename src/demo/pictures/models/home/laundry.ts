import { cloth, fleece, glow, matte, metal } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, loft, tube } from '../../studio/surfaces.ts';
import { goldenAngle } from '../angles.ts';
import { type Kinds, stands } from '../kind.ts';
import { tone, white } from './parts.ts';

/**
 * A lint remover, and a net in which clothes are washed.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z; lathe: [radius, height]
 * from one end; loft: wide is half the width, deep half the depth; tube: points, radius; move and turn: x, y, z.
 */

const lintRemover = (): Solid => {
  const handle = lathe(white, [
    [0, 0],
    [1.9, 0],
    [2.2, 8],
    [1.9, 11],
  ]);
  const rim = lathe(white, [
    [0, 0],
    [3.6, 0],
    [4, 2],
    [3.8, 3],
  ]);
  const foil = lathe(metal('#c9ccd1', 0.26), [
    [0, 3.4],
    [3.6, 3.2],
    [3.8, 3],
  ]);
  // Like the seeds of a sunflower: a spiral whose radius grows with the square root spreads them evenly.
  const holes = repeat(40, (i) => {
    const angle = i * goldenAngle;
    return move(
      ball(matte('#2b2c30'), 0.24, 0.1, 0.24),
      Math.cos(angle) * Math.sqrt(i) * 0.52,
      3.42,
      Math.sin(angle) * Math.sqrt(i) * 0.52,
    );
  });
  const head = move(turn(join(rim, foil, holes), 64, 0), 0, 12, -0.6);
  const button = move(box(glow('#6fd0e8', 0.8), 0.8, 1.6, 0.2, 0.1), 0, 6, 2.1);
  return join(handle, head, button);
};

const laundryNet = (): Solid => {
  const netBag = loft({ ...cloth('#f2efe8', 0.5), clear: 0.3 }, [
    { y: 0, wide: 18, deep: 12 },
    { y: 8, wide: 22, deep: 15 },
    { y: 24, wide: 20, deep: 13 },
    { y: 32, wide: 8, deep: 6 },
  ]);
  const clothes = repeat(7, (i) => {
    const angle = i * goldenAngle;
    const layer = i % 3;
    return move(ball(fleece(tone(i), 0.5), 8, 6, 7), Math.cos(angle) * 9, 9 + layer * 6, Math.sin(angle) * 5);
  });
  const drawstring = tube(
    cloth('#5a8aa0', 0.4),
    [
      [-8, 32, 0],
      [0, 33, 6],
      [8, 32, 0],
      [0, 33, -6],
      [-8, 32, 0],
    ],
    0.8,
  );
  return join(netBag, clothes, drawstring);
};

export const laundry: Kinds = {
  lintRemover: stands('#f4f2ed', lintRemover, { yaw: -24 }),
  laundryNet: stands('#f2efe8', laundryNet),
};
