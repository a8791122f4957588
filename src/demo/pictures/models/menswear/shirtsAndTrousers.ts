import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, knit, metal, satin } from '../../studio/material.ts';
import { join, move, type Point, pair, repeat, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { ball, tube } from '../../studio/surfaces.ts';
import { buttons, legs, placket, pocket, seam, waistband } from '../garmentDetails.ts';
import { collar, neckband, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const cargo = (colour: Hex): Solid => {
  const fabric = cloth(mix(colour, '#6b6a52', 0.35), 0.15);
  return join(
    legs(fabric, { long: 98, hem: 8, hip: 25 }),
    waistband(knit(mix(colour, '#55543f', 0.4), 0.5)),
    pair(
      join(
        pocket(fabric, 19, -42, 12, 17, 2.6),
        pocket(fabric, 19, -40, 13, 6, 3),
        pocket(fabric, 17, -8, 10, 12, 2.4),
      ),
    ),
    pair(
      move(
        pillow(
          knit(mix(colour, '#55543f', 0.4), 0.5),
          [
            [3, 0],
            [19, 0],
            [18.6, -7],
            [3.4, -7],
          ],
          5,
          { edge: 1.5, detail: 40 },
        ),
        0,
        -95,
        0,
      ),
    ),
    pair(
      tube(
        cloth('#e9e4d8', 0.3),
        [
          [1.5, -2, 3.6],
          [2.4, -9, 3.8],
          [1.8, -15, 3.8],
        ],
        0.4,
      ),
    ),
  );
};

const polo = (colour: Hex): Solid => {
  const fabric = knit(colour, 0.22);
  return join(
    top(fabric, { sleeve: 24, cuff: 9.5 }),
    placket(fabric, -5, -22),
    collar(knit(darker(colour, 0.12), 0.3)),
    buttons(3, -9, 5.4),
  );
};

const shirt = (colour: Hex): Solid => {
  const fabric = cloth(colour);
  return join(
    top(fabric, { sleeve: 58, cuff: 7, long: 76, wide: 26 }),
    placket(fabric, -8, -74),
    collar(fabric),
    buttons(6, -14, 10.5),
    pocket(fabric, 11, -22, 11, 13),
  );
};

const stitched = (thread: Hex): Solid => {
  const floss = satin(thread);
  const flower = (x: number, y: number, size: number): Solid =>
    join(
      repeat(5, (i) =>
        move(
          ball(floss, size * 0.55, size * 0.55, 0.3),
          x + Math.cos(i * 1.257) * size,
          y + Math.sin(i * 1.257) * size,
          3,
        ),
      ),
      move(ball(metal('#d3a94a', 0.3), size * 0.5, size * 0.5, 0.4), x, y, 3.1),
    );
  const edge = (x: number): Solid =>
    tube(
      floss,
      [
        [x, -5, 3],
        [x * 0.9, -20, 3.1],
        [x * 0.8, -34, 3],
      ] satisfies Point[],
      0.35,
    );
  return join(
    pair(edge(5.6)),
    pair(edge(3)),
    repeat(5, (i) => join(flower(4.2, -9 - i * 5.6, 0.9), flower(-4.2, -9 - i * 5.6, 0.9))),
    pair(
      tube(
        floss,
        [
          [5.6, -5, 3],
          [9, -1, 2.2],
          [9.4, 1, 1.4],
        ],
        0.4,
      ),
    ),
  );
};

const panjabi = (colour: Hex): Solid => {
  const fabric = cloth(colour, 0.16);
  const thread = colour.startsWith('#f') ? '#b08a3c' : lighter(colour, 0.72);
  return join(
    top(fabric, { sleeve: 58, cuff: 8.5, long: 104, wide: 27, flare: 1.16, neck: 7.5, neckDepth: 5 }),
    placket(fabric, -4, -36, 4.4),
    neckband(fabric, 7.5, 4, 1.7),
    stitched(thread),
    buttons(4, -9, 7, '#d9b45c', 0.7, 3.3),
    pair(
      seam(colour, [
        [27, -62, 1.6],
        [29.5, -84, 1.6],
        [31, -102, 1.4],
      ]),
    ),
  );
};

const jeans = (colour: Hex): Solid => {
  const denim = cloth(mix(colour, '#33507c', 0.55), 0.2);
  const thread: Hex = '#c98e45';
  return join(
    legs(denim, { long: 102, hem: 9 }),
    waistband(denim),
    pair(
      seam(
        thread,
        [
          [19, -4, 3],
          [15, -11, 3.1],
          [7, -5, 3.3],
        ],
        0.28,
      ),
    ),
    seam(
      thread,
      [
        [0, -5, 3.4],
        [-0.4, -22, 3.3],
      ],
      0.28,
    ),
    repeat(5, (i) =>
      move(
        pillow(
          denim,
          [
            [-0.9, 0],
            [0.9, 0],
            [0.9, -5.4],
            [-0.9, -5.4],
          ],
          0.8,
          { detail: 20 },
        ),
        -16 + i * 8,
        1.4,
        3.4,
      ),
    ),
    move(ball(metal('#b9854a'), 1, 1, 0.5), 0, -1.6, 3.8),
  );
};

const trousers = (colour: Hex): Solid => {
  const fabric = cloth(mix(colour, '#6d675c', 0.25), 0.1);
  return join(
    legs(fabric, { long: 104, hem: 8.5 }),
    waistband(fabric),
    pair(
      seam(
        colour,
        [
          [13, -5, 3.2],
          [14, -50, 3],
          [13.5, -102, 2.4],
        ],
        0.3,
      ),
    ),
    buttons(1, -1.8, 1, '#403a34', 0.7, 3.6),
  );
};

const tee = (colour: Hex): Solid => {
  const fabric = cloth(colour);
  return join(
    top(fabric, { sleeve: 27, cuff: 11, long: 72, wide: 29, shoulder: 26, neck: 9 }),
    neckband(knit(colour, 0.4)),
    pair(
      seam(colour, [
        [26, -4, 2],
        [27.5, -15, 2.2],
        [28, -25, 1.6],
      ]),
    ),
  );
};

/** Shirts and trousers. */
export const shirtsAndTrousers: Kinds = {
  cargo: lies('#2f6b4a', cargo),
  polo: lies('#2d4f88', polo),
  shirt: lies('#f1efec', shirt),
  panjabi: lies('#2f6b4a', panjabi),
  jeans: lies('#2d4f88', jeans),
  tee: lies('#8b8e93', tee),
  trousers: lies('#8b8e93', trousers),
};
