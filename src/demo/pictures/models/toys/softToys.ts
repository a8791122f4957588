import { fleece, matte, metal, plastic, satin } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { ball, lathe } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { eyePair, tone } from './parts.ts';

/**
 * A teddy, and a soft unicorn that is a night light.
 * Lengths are centimetres, angles degrees. ball: radius, or radii x, y, z; lathe: [radius, height] from one end; eyePair: x, y, z, size;
 * move and turn: x, y, z.
 */

/** Grooves around the horn. */
const grooves = (_angle: number, y: number): number => 1 + 0.1 * Math.sin(y * 6);

/** A unicorn of silicone with a mane and a tail in several colours. */
const unicorn = (): Solid => {
  const silicone = matte('#f6f1f4');
  const body = move(ball(silicone, 6, 5.4, 7), 0, 5.4, 0);
  const head = move(ball(silicone, 4.8, 5, 4.8), 0, 12, 4);
  const muzzle = move(ball(matte('#f6d3dc'), 3, 2.2, 2), 0, 10, 8);
  const horn = lathe(
    metal('#e9c46a', 0.3),
    [
      [1.1, 0],
      [0, 5],
    ],
    { wave: grooves },
  );
  const ears = pair(move(ball(silicone, 1, 1.8, 0.6), 3, 16.4, 3.6));
  // Tufts of hair, each lower and further back than the one before.
  const mane = repeat(6, (i) => move(ball(matte(tone(i)), 1.8), 0, 16.6 - i * 2, 1.2 - i * 1.1));
  const tail = repeat(4, (i) => move(ball(matte(tone(i + 2)), 1.6), 0, 6 - i, -7.4 - i * 0.6));
  const feet = [-3.4, 3.4].flatMap((x) => [-3, 4].flatMap((z) => move(ball(silicone, 2, 2.2, 2), x, 1.8, z)));
  const eyes = eyePair(2.4, 12.8, 8.2, 0.6);
  return join(body, head, muzzle, move(horn, 0, 16.4, 5), ears, eyes, mane, feet, tail);
};

const teddy = (): Solid => {
  const ribbon = satin('#c0433f');
  const fur = fleece('#b07a48', 0.7);
  const paleFur = fleece('#e3c49a', 0.5);
  const body = move(ball(fur, 15, 17, 13), 0, 17, 0);
  const belly = move(ball(paleFur, 10, 11, 3), 0, 17, 10.6);
  const head = move(ball(fur, 12.4, 11.4, 11), 0, 40, 1);
  const innerEar = move(ball(paleFur, 2.8, 2.8, 1), 0, 0, 2);
  const ears = pair(move(join(ball(fur, 4.6, 4.6, 2.6), innerEar), 9.6, 50, 0));
  const muzzle = move(ball(paleFur, 5.4, 4.2, 4), 0, 37, 10);
  const nose = move(ball(plastic('#2a1c14'), 1.7, 1.2, 1), 0, 39, 13.6);
  const eyes = eyePair(4.4, 43, 10.6, 1.1);
  const arms = pair(move(turn(ball(fur, 5, 11, 5), 0, 0, 40), 16, 22, 4));
  const footSole = move(ball(paleFur, 4.2, 4.2, 1), 0, 0, 10.4);
  const feet = pair(move(join(ball(fur, 6, 6, 11), footSole), 9.4, 6, 11));
  const bowWings = pair(move(ball(ribbon, 4, 2.4, 1.2), 4, 0, 0));
  const bow = move(join(ball(ribbon, 1.6), bowWings), 0, 30.4, 10.6);
  return join(body, belly, head, ears, muzzle, nose, eyes, arms, feet, bow);
};

export const softToys: Kinds = {
  unicorn: stands('#f6f1f4', unicorn),
  teddy: stands('#b07a48', teddy, { pitch: 6, yaw: -18 }),
};
