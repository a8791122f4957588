import { cloth, matte, metal, paper, wood } from '../../studio/material.ts';
import { join, move, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, facing, row } from './parts.ts';

/**
 * Things that hang on a wall: macrame and calligraphy.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; ball: radius, or radii x, y, z;
 * lathe: [radius, height] from one end; tube: points, radius; bar: from, to, radius; row: count, distance; move and turn: x, y, z.
 */

const cord = cloth('#efe6d4', 0.4);

const macrame = (): Solid => {
  const stick = bar(wood('#b98a58', '#8d6238', 'x', 1), [-28, 60, 0], [28, 60, 0], 1.3);
  // Cords with a knot each, longest in the middle; each crosses its neighbours.
  const cordGap = 2;
  const middle = 12;
  const cords = repeat(25, (i) => {
    const x = -24 + i * cordGap;
    const fromMiddle = Math.abs(i - middle);
    const lowEnd = 20 - (1 - fromMiddle / middle) * 18;
    const bend = i % 2 ? 1 : -1;
    const string = tube(
      cord,
      [
        [x, 60, 0.6],
        [x + bend, 48, 1],
        [x - bend, 38, 1],
        [x, lowEnd, 0.6],
      ],
      0.8,
    );
    const knot = move(ball(cord, 1.2), x, 44 - fromMiddle * 0.5, 1);
    return join(string, knot);
  });
  const hanger = tube(
    cord,
    [
      [-26, 60, 0],
      [0, 74, 0],
      [26, 60, 0],
    ],
    0.4,
  );
  return join(stick, cords, hanger);
};

/** Golden rings in each other, with eight petals each. */
const petalRings = (): Solid => {
  const ringGap = 2.2;
  const rings = repeat(5, (i) => {
    const growth = i * ringGap;
    return lathe(
      metal('#a8843a', 0.3),
      [
        [2.4 + growth, 0],
        [2.8 + growth, 0.3],
        [3.2 + growth, 0],
      ],
      { wave: (angle) => 1 + 0.06 * Math.cos(angle * 8) },
    );
  });
  return move(facing(rings), 0, 30, 1.8);
};

/** Three lines of writing, whose strokes are thick and thin at different places in each line and picture. */
const penStrokes = (picture: number): Solid => {
  const lineHeight = 13;
  return repeat(3, (line) => {
    const down = line * lineHeight;
    return tube(
      matte('#2b2622'),
      [
        [12, 44 - down, 2.2],
        [6, 40 - down, 2.2],
        [-2, 47 - down, 2.2],
        [-6, 39 - down, 2.2],
        [-12, 43 - down, 2.2],
        [-13, 37 - down, 2.2],
      ],
      (t) => 0.5 + 1.3 * Math.sin(t * 9 + line + picture) ** 2,
      { flat: 0.3 },
    );
  });
};

/** Three pictures: rings in the middle one, writing in the others. */
const calligraphy = (): Solid => {
  const frame = box(metal('#c9a24a', 0.3), 40, 58, 3, 0.4);
  const background = move(box(paper('#f6f1e4'), 37, 55, 0.4, 0.1), 0, 1.5, 1.5);
  return row(3, 44, (i) => {
    const isMiddle = i === 1;
    const picture = join(frame, background, isMiddle ? petalRings() : penStrokes(i));
    return move(turn(picture, -5, 0), 0, 0, isMiddle ? 2 : 0);
  });
};

export const decorations: Kinds = {
  macrame: stands('#efe6d4', macrame, { yaw: -12, pitch: 4 }),
  calligraphy: stands('#c9a24a', calligraphy, { yaw: -14, pitch: 4, focus: [0.5, 0.5, 0.8] }),
};
