import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, fleece, printed, satin } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow } from '../../studio/solids.ts';
import { sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { stripes } from '../prints.ts';
import { oak } from './parts.ts';

/**
 * Bed sheets, towels, dust cloths and cushions.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; pillow: outline, thickness;
 * tube: points, radius; move and turn: x, y, z.
 */

const bedPillow = (colour: Hex): Solid =>
  pillow(
    cloth(colour, 1),
    [
      [-34, -22],
      [34, -22],
      [34, 22],
      [-34, 22],
    ],
    22,
    { radius: 8 },
  );

/** Two pillows on each half of the bed, one leaning on the other. */
const pillows = (colour: Hex): Solid =>
  [-46, 46].flatMap((x) => {
    const backPillow = move(turn(bedPillow(lighter(colour, 0.5)), -52, 0), x, 64, -78);
    const frontPillow = move(turn(bedPillow(colour), -46, 0), x, 66, -56);
    return join(backPillow, frontPillow);
  });

/** A bed with the sheet on its mattress. */
const bedSheet = (colour: Hex): Solid => {
  const bed = move(box(oak, 190, 26, 206, 2), 0, 4, 0);
  const headboard = move(box(oak, 194, 90, 8, 3), 0, 0, -106);
  const mattress = move(
    box(printed(cloth(colour, 1.2), [colour, lighter(colour, 0.5)], stripes(16, 0.3)), 188, 26, 200, 10),
    0,
    24,
    2,
  );
  return join(bed, headboard, mattress, pillows(colour));
};

/** Four folded towels in a pile, each with a border of satin. */
const towels = (colour: Hex): Solid => {
  const border = move(box(satin(darker(colour, 0.1)), 34.2, 4.6, 1, 0.3), 0, 0.2, 6);
  return repeat(4, (i) => {
    const towel = box(fleece(i < 2 ? colour : lighter(colour, 0.5), 0.5), 34, 5, 24, 2.4);
    return move(turn(join(towel, border), 0, i * 2 - 3), 0, i * 5.2, 0);
  });
};

const microfibre = fleece('#6fb0c0', 0.4);

/** A folded cloth, and on it another whose front edge hangs down in waves. */
const dustCloth = (): Solid => {
  const foldedCloth = box(microfibre, 22, 2.6, 16, 1.2);
  const upperCloth = move(
    sheet(microfibre, 40, 20, (u, v) => {
      const wave = 1.4 * Math.sin(u * 9 + v * 4);
      const growthToFront = 0.3 + v;
      return [(u - 0.5) * 20, 3 + wave * growthToFront, -6 + v * 16];
    }),
    0,
    0,
    2,
  );
  return join(foldedCloth, upperCloth);
};

/** Three cushions beside each other and two on top of them. */
const cushions = (colour: Hex): Solid => {
  const colours = [
    colour,
    lighter(colour, 0.35),
    mix(colour, '#d9c4a0', 0.6),
    darker(colour, 0.25),
    mix(colour, '#8a94a8', 0.5),
  ];
  const piping = tube(
    satin(darker(colour, 0.2)),
    [
      [-19.6, -19.6, 0],
      [19.6, -19.6, 0],
      [19.6, 19.6, 0],
      [-19.6, 19.6, 0],
      [-19.6, -19.6, 0],
    ],
    0.5,
    { isSmooth: false },
  );
  return colours.flatMap((ownColour, i) => {
    const cushion = pillow(
      fleece(ownColour, 0.16),
      [
        [-20, -20],
        [20, -20],
        [20, 20],
        [-20, 20],
      ],
      17,
      { edge: 18, radius: 2 },
    );
    const leaningBack = turn(join(cushion, piping), -14, i * 8 - 14);
    return i < 3 ? move(leaningBack, i * 38 - 38, 20, 0) : move(leaningBack, (i - 3) * 40 - 20, 54, -7);
  });
};

export const textiles: Kinds = {
  bedSheet: stands('#2d4f88', bedSheet, { yaw: -32, pitch: 26 }),
  towels: stands('#e39aac', towels, { pitch: 20 }),
  dustCloth: stands('#6fb0c0', dustCloth, { pitch: 32 }),
  cushions: stands('#8b8e93', cushions, { yaw: -14 }),
};
