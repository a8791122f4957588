import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { printed, satin } from '../../studio/material.ts';
import { join, move, type Point, repeat, type Solid } from '../../studio/mesh.ts';
import { sheet } from '../../studio/surfaces.ts';
import { waistband } from '../garmentDetails.ts';
import { neckband, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { flowers } from '../prints.ts';
import { beads, gold, skirt } from './parts.ts';

/**
 * A lehenga.
 * Lengths are centimetres. neckband: half width, depth, thickness; waistband: half width, height;
 * skirt: half width of waist and of hem, length, pleats; beads: line, colour, size; move: x, y, z.
 */

const lehenga = (colour: Hex): Solid => {
  const goldSatin = satin(gold);
  const silk = printed(satin(colour), [colour, gold, lighter(colour, 0.7)], flowers(9));
  const mirrors = repeat(3, (row) =>
    beads(
      Array.from(
        { length: 13 },
        (_, i): Point => [(i - 6) * (4 + row * 1.1), -42 - row * 13 + Math.abs(i - 6) * 0.35, 5.4],
      ),
      '#dfe3e6',
      1,
    ),
  );
  const longSkirt = move(join(skirt(silk, 18, 50, 88, 26), waistband(goldSatin, 18, 4), mirrors), 0, -10, 0);
  const blouse = move(
    join(
      top(satin(darker(colour, 0.3)), {
        sleeve: 16,
        cuff: 9,
        long: 34,
        wide: 22,
        shoulder: 18,
        neckDepth: 11,
      }),
      neckband(goldSatin, 9, 11, 1),
    ),
    0,
    34,
    1,
  );
  const scarf = sheet(
    printed(satin(lighter(colour, 0.45)), [lighter(colour, 0.45), gold], (_x, _y, z) =>
      Number(Math.abs(z % 12) < 1),
    ),
    40,
    30,
    (u, v) => [-16 - v * 30 + (u - 0.5) * (9 + v * 14), 30 - v * 118, 6 + Math.sin(u * 16) * 1.1 - v * 2],
  );
  return join(longSkirt, blouse, scarf);
};

export const festiveClothes: Kinds = {
  lehenga: lies('#b8282e', lehenga),
};
