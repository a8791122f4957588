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
 * A lehenga: a long skirt, a blouse and a scarf.
 * Lengths are centimetres. neckband: half width, depth, thickness; waistband: half width, height;
 * skirt: half width of waist and of hem, length, pleats; beads: line, colour, size; move: x, y, z.
 */

/** Three rows of small mirrors, each lower and longer than the one before; their ends are higher, as the hem's are. */
const mirrorRows = (): Solid => {
  const rowDistance = 13;
  const middle = 6;
  return repeat(3, (row) => {
    const mirrorGap = 4 + row * 1.1;
    const places = Array.from({ length: 13 }, (_, i): Point => {
      const fromMiddle = i - middle;
      return [fromMiddle * mirrorGap, -42 - row * rowDistance + Math.abs(fromMiddle) * 0.35, 5.4];
    });
    return beads(places, '#dfe3e6', 1);
  });
};

/** Stripes of colour 1 every 12 centimetres of the length, which runs along z when the lehenga lies. */
const stripes = (_x: number, _y: number, z: number): number => Number(Math.abs(z % 12) < 1);

/** A scarf with stripes, which hangs from the shoulder on the left and becomes wider downwards. */
const scarf = (colour: Hex): Solid => {
  const silk = printed(satin(colour), [colour, gold], stripes);
  return sheet(silk, 40, 30, (u, v) => {
    const middle = -16 - v * 30;
    const width = 9 + v * 14;
    const fold = Math.sin(u * 16) * 1.1;
    return [middle + (u - 0.5) * width, 30 - v * 118, 6 + fold - v * 2];
  });
};

const lehenga = (colour: Hex): Solid => {
  const goldSatin = satin(gold);
  const silk = printed(satin(colour), [colour, gold, lighter(colour, 0.7)], flowers(9));
  const longSkirt = join(skirt(silk, 18, 50, 88, 26), waistband(goldSatin, 18, 4), mirrorRows());
  const darkSatin = satin(darker(colour, 0.3));
  const blouse = join(
    top(darkSatin, { sleeve: 16, cuff: 9, long: 34, wide: 22, shoulder: 18, neckDepth: 11 }),
    neckband(goldSatin, 9, 11, 1),
  );
  return join(move(longSkirt, 0, -10, 0), move(blouse, 0, 34, 1), scarf(lighter(colour, 0.45)));
};

export const lehengaKinds: Kinds = {
  lehenga: lies('#b8282e', lehenga),
};
