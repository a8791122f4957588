import { cloth, fleece, printed } from '../../studio/material.ts';
import { join, move, type Point, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dots } from '../prints.ts';
import { white } from './parts.ts';

/**
 * A cradle: a mattress with a net over it.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; pillow: outline, thickness;
 * tube: points, radius; move and turn: x, y, z.
 */

const cradleLength = 84;

/** A pillow at the left end, almost flat. */
const cradlePillow = (): Solid => {
  const upright = pillow(
    cloth('#ffffff', 0.5),
    [
      [-15, -9],
      [15, -9],
      [15, 9],
      [-15, 9],
    ],
    8,
    { radius: 4 },
  );
  return move(turn(upright, -86, 90), -26, 11, 0);
};

/** A point of the arch over the cradle at `x`: share 0 of the arch is at the back, 1 at the front. */
const archPoint = (x: number, heightFactor: number, share: number): Point => {
  const [lowEnd, fullHeight, halfDepth] = [5, 42, 25];
  const angle = share * Math.PI;
  return [x, lowEnd + Math.sin(angle) * fullHeight * heightFactor, -Math.cos(angle) * halfDepth];
};

/** A factor for the arch's height along the cradle: 1 in its middle, the share 0.5, falling to 0 at the shares 0 and 1. */
const archHeight = (share: number): number => Math.sin(Math.PI * share) ** 0.5;

/** Cloth that is clear in part, over the whole cradle. It ends at the shares 0.1 and 0.9, where the arch is still high. */
const net = (): Solid =>
  sheet({ ...cloth('#f7eef2', 0.7), clear: 0.55 }, 40, 16, (u, v) =>
    archPoint((u - 0.5) * cradleLength, archHeight(0.1 + u * 0.8), v),
  );

const netFrame = (): Solid =>
  [-0.32, 0, 0.32].flatMap((fromMiddle) =>
    tube(
      white,
      Array.from({ length: 13 }, (_, i) =>
        archPoint(fromMiddle * cradleLength, archHeight(0.5 + fromMiddle * 0.8), i / 12),
      ),
      0.7,
    ),
  );

const cradleNet = (): Solid => {
  const mattress = box(fleece('#f3dfe4', 0.6), cradleLength, 7, 50, 3);
  const blanket = move(
    box(printed(cloth('#e9a9b8', 0.5), ['#e9a9b8', '#ffffff'], dots(6)), 80, 2, 46, 1),
    0,
    6.4,
    0,
  );
  return join(mattress, blanket, cradlePillow(), net(), netFrame());
};

export const cradles: Kinds = {
  cradleNet: stands('#f3dfe4', cradleNet, { pitch: 20 }),
};
