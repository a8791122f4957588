import { darker, type Hex } from '../../studio/colour.ts';
import { matte, metal, paper, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { lipstick } from './makeupItems.ts';
import { gloss, mascara, row, shades, silver } from './parts.ts';

/**
 * Make-up for lips and eyes.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height] from one end;
 * tube: points, radius; row: count, distance; move and turn: x, y, z.
 */

/** A pencil that stands with its tip up. */
const pencil = (shade: Hex, barrelMaterial = plastic(shade)): Solid => {
  const barrel = lathe(barrelMaterial, [
    [0, 0],
    [0.5, 0],
    [0.5, 10],
    [0.42, 10.4],
  ]);
  const sharpenedWood = lathe(wood('#d9b58c', '#c49a6c', 'y', 1), [
    [0.44, 10.4],
    [0.16, 11.4],
  ]);
  const tip = lathe(wax(darker(shade, 0.2)), [
    [0.16, 11.4],
    [0, 11.8],
  ]);
  return join(barrel, sharpenedWood, tip);
};

/** False lashes for one eye, with their middle at this `x`: hairs that fan out along an arc. */
const lashesForOneEye = (x: number): Solid => {
  const hair = tube(
    matte('#161416'),
    [
      [0, 0, 0],
      [0, 0.5, 0.9],
      [0, 1.3, 1.5],
    ],
    0.05,
  );
  return repeat(26, (i) => {
    const fromMiddle = i - 13;
    const fanAngle = fromMiddle * 4;
    const bend = (fromMiddle / 13) ** 2 * -0.6;
    return move(turn(hair, 0, fanAngle), x + fromMiddle * 0.16, 0.7, -1.4 + bend);
  });
};

/** A card with false lashes for both eyes, and what one puts them on with. */
const lashes = (): Solid => {
  const card = box(paper('#f0e6e9'), 13, 0.6, 9, 0.2);
  const bothLashes = [-3, 3].flatMap(lashesForOneEye);
  const eyePencil = move(turn(pencil('#232326'), 0, 0, -90), -5.6, 1.1, 3);
  const tweezers = move(turn(box(silver, 6, 0.5, 0.9, 0.2), 0, 30), 4, 0.6, 3);
  return join(card, bothLashes, eyePencil, tweezers);
};

const mascaraWithEyePencil = (): Solid => {
  const lyingPencil = move(turn(pencil('#1c1a1c'), 0, 0, -84), -3, 0.6, 7);
  return join(mascara(), lyingPencil);
};

const eyeshadowShades: readonly Hex[] = ['#c9a0b8', '#d9b46a', '#8a9ac0', '#a8746a', '#b7c9b0', '#8a6a9a'];

const shadowSticks = (): Solid =>
  row(6, 1.8, (i) => {
    const shade = eyeshadowShades[i] ?? '#c9a0b8';
    return pencil(shade, metal(shade, 0.3));
  });

/** Two tubes of lip oil, one of which lies. */
const lipOil = (): Solid => {
  const lyingTube = move(turn(gloss('#e8a08c'), 0, 0, -90), 3, 0.95, 4);
  return join(gloss('#e0788c'), lyingTube);
};

const glossShades: readonly Hex[] = ['#e0788c', '#c94a6a', '#e8a894'];

const glossTrio = (): Solid => row(3, 3, (i) => gloss(glossShades[i] ?? '#e0788c'));

export const lipsAndEyes: Kinds = {
  mascara: stands('#232326', mascaraWithEyePencil, { pitch: 26 }),
  lashes: stands('#f0e6e9', lashes, { pitch: 46 }),
  shadowSticks: stands('#c9a0b8', shadowSticks),
  lipOil: stands('#d9647e', lipOil, { pitch: 22 }),
  bulletLipstick: stands('#8a2f3c', () => row(5, 3, (i) => lipstick(shades[i] ?? '#8a2f3c'))),
  glossTrio: stands('#d9647e', glossTrio),
  liquidLips: stands('#8a2f3c', () => row(6, 2.6, (i) => gloss(shades[i] ?? '#8a2f3c'))),
};
