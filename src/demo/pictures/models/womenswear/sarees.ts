import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, printed, satin } from '../../studio/material.ts';
import { join, move, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { sheet } from '../../studio/surfaces.ts';
import { type Kinds, lies } from '../kind.ts';
import { bands, flowers } from '../prints.ts';
import { gold } from './parts.ts';

/**
 * A folded saree.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; move and turn: x, y, z.
 */

const saree = (colour: Hex): Solid => {
  const border = printed(satin(darker(colour, 0.35)), [darker(colour, 0.4), gold], bands(3, 0.35));
  const fabric = printed(
    cloth(colour, 0.16),
    [colour, lighter(colour, 0.72), darker(colour, 0.4)],
    flowers(6),
  );
  const layer = (y: number): Solid =>
    move(join(box(fabric, 44, 1.5, 34, 0.7), move(box(border, 44.4, 1.55, 5, 0.7), 0, 0, 15)), 0, y, 0);
  const fan = sheet(
    printed(border, [darker(colour, 0.38), gold, lighter(colour, 0.6)], (x, _y, z) =>
      Math.hypot(x, z) % 7 < 1 ? 1 : Number(Math.hypot(x, z) % 7 > 6) * 2,
    ),
    120,
    14,
    (u, v) => {
      const angle = (u - 0.5) * 2.3 + Math.PI / 2;
      const away = 3 + v * 32;
      return [
        Math.cos(angle) * away * 0.96,
        6.6 + Math.abs(Math.sin(u * Math.PI * 13)) * (0.4 + v * 1.6),
        Math.sin(angle) * away - 16,
      ];
    },
  );
  return turn(join(layer(0), layer(1.6), layer(3.2), turn(layer(4.8), 0, 2), move(fan, 0, 0, 8)), 90, 0);
};

export const sarees: Kinds = {
  saree: lies('#b8282e', saree, { pitch: 62, yaw: -14 }),
};
