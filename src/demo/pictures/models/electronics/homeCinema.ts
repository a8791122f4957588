import { glow, matte, plastic } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, facing, lens, tripodLegs, white } from './parts.ts';

/**
 * What shows films at home: a box for the television, and a projector.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y,
 * z; lathe: [radius, height] from one end; tube: points, radius; lens: radius; tripodLegs: height, spread; move and turn:
 * x, y, z.
 */

/** The remote control, which lies beside the box. */
const tvRemote = (): Solid => {
  const shell = box(black, 4, 15, 1.6, 0.7);
  const buttons = repeat(9, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    return move(ball(matte('#5a5d62'), 0.5, 0.4, 0.3), -1.1 + column * 1.1, 3 + row * 1.3, 0.8);
  });
  const directionRing = move(
    facing(
      lathe(matte('#5a5d62'), [
        [0.7, 0],
        [1.3, 0.2],
        [0.7, 0.3],
      ]),
    ),
    0,
    9.6,
    0.7,
  );
  const powerButton = move(ball(plastic('#c0392b'), 0.44, 0.44, 0.3), -0.9, 13, 0.8);
  return move(turn(join(shell, buttons, directionRing, powerButton), -78, 24), 9, 1, 6);
};

/** A box that plays films on a television, with its remote control. */
const tvBox = (): Solid => {
  const housing = box(plastic('#202226', 0.2), 11, 2.4, 11, 1);
  const lightRing = lathe(glow('#4ad0f0', 0.9), [
    [1.6, 2.3],
    [1.8, 2.45],
    [1.6, 2.45],
  ]);
  return join(housing, lightRing, tvRemote());
};

/** A projector on a tripod, switched on. */
const projector = (): Solid => {
  const post = tube(
    black,
    [
      [0, 15, 0],
      [0, 20, 0],
    ],
    0.8,
  );
  const housing = move(box(white, 16, 12, 13, 3), 0, 20, 0);
  const projectorLens = move(lens(3.2), -2.6, 26, 6.4);
  const vents = repeat(7, (i) => move(box(matte('#c9c7c2'), 0.4, 7, 0.2, 0.06), 3 + i * 0.7, 22.6, 6.5));
  const lightInLens = move(ball(glow('#fff6dc', 1), 1.2, 1.2, 0.3), -2.6, 26, 7);
  return join(tripodLegs(16, 13), post, housing, projectorLens, vents, lightInLens);
};

export const homeCinema: Kinds = {
  tvBox: stands('#202226', tvBox, { pitch: 30 }),
  projector: stands('#f5f4f0', projector),
};
