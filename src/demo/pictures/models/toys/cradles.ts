import { cloth, fleece, printed } from '../../studio/material.ts';
import { join, move, type Point, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { dots } from '../prints.ts';
import { white } from './parts.ts';

/**
 * A cradle with a net.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; pillow: outline, thickness;
 * tube: points, radius; move and turn: x, y, z.
 */

const cradlePillow = (): Solid =>
  move(
    turn(
      pillow(
        cloth('#ffffff', 0.5),
        [
          [-15, -9],
          [15, -9],
          [15, 9],
          [-15, 9],
        ],
        8,
        { radius: 4 },
      ),
      -86,
      90,
    ),
    -26,
    11,
    0,
  );

/** Cloth that is clear in part, over the whole cradle. */
const net = (): Solid =>
  sheet({ ...cloth('#f7eef2', 0.7), clear: 0.55 }, 40, 16, (u, v) => {
    const angle = v * Math.PI;
    return [
      (u - 0.5) * 84,
      5 + Math.sin(angle) * 42 * Math.sin(Math.PI * (0.1 + u * 0.8)) ** 0.5,
      -Math.cos(angle) * 25,
    ];
  });

const netFrame = (): Solid =>
  [-0.32, 0, 0.32].flatMap((u) =>
    tube(
      white,
      Array.from(
        { length: 13 },
        (_, i): Point => [
          u * 84,
          5 + Math.sin((i / 12) * Math.PI) * 42 * Math.sin(Math.PI * (0.5 + u * 0.8)) ** 0.5,
          -Math.cos((i / 12) * Math.PI) * 25,
        ],
      ),
      0.7,
    ),
  );

const cradleNet = (): Solid => {
  const mattress = box(fleece('#f3dfe4', 0.6), 84, 7, 50, 3);
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
