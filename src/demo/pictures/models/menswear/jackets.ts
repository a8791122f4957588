import { darker, type Hex, mix } from '../../studio/colour.ts';
import { cloth, fleece, knit } from '../../studio/material.ts';
import { join, move, pair, type Solid } from '../../studio/mesh.ts';
import { pillow } from '../../studio/solids.ts';
import { tube } from '../../studio/surfaces.ts';
import { buttons, pocket, seam } from '../garmentDetails.ts';
import { creases, mirrored, top } from '../garments.ts';
import { type Kinds, lies } from '../kind.ts';
import { jacket } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const hoodie = (colour: Hex): Solid => {
  const fabric = fleece(colour, 0.25);
  const rib = knit(darker(colour, 0.12), 0.5);
  return join(
    top(fabric, { sleeve: 56, cuff: 8, long: 66, wide: 29, shoulder: 24, neck: 10, neckDepth: 9, thick: 8 }),
    move(
      pillow(
        fabric,
        mirrored([
          [0, 15],
          [9, 13],
          [14, 4],
          [13, -6],
          [7, -11],
          [5.5, -2],
          [0, 4],
        ]),
        6,
        { edge: 3, relief: creases(0.3, 5), detail: 60 },
      ),
      0,
      0,
      2.4,
    ),
    move(
      pillow(
        darkerFleece(colour),
        mirrored([
          [0, 9],
          [6, 7],
          [7, 0],
          [4, -8],
          [0, -10],
        ]),
        3,
        { detail: 40 },
      ),
      0,
      0,
      1.6,
    ),
    move(
      pillow(
        fabric,
        mirrored([
          [0, 0],
          [9, 0],
          [17, -14],
          [17, -19],
          [0, -19],
        ]),
        2.4,
        { edge: 1, radius: 1, detail: 50 },
      ),
      0,
      -40,
      3.6,
    ),
    pair(
      tube(
        cloth('#f0ece4', 0.3),
        [
          [3, -9, 5.2],
          [3.6, -16, 5],
          [3, -25, 5],
        ],
        0.5,
      ),
    ),
    move(
      pillow(
        rib,
        mirrored([
          [0, 0],
          [28, 0],
          [27, -6],
          [0, -6],
        ]),
        7,
        { edge: 2, detail: 60 },
      ),
      0,
      -63,
      0,
    ),
  );
};

const darkerFleece = (colour: Hex) => fleece(darker(colour, 0.4), 0.25);

const blazer = (colour: Hex): Solid => {
  const fabric = cloth(mix(colour, '#bcae96', 0.35), 0.25);
  const lapel: [number, number][] = [
    [8, 1.5],
    [13, -8],
    [11, -13],
    [14.5, -15],
    [2, -42],
    [0.6, -40],
    [6, -6],
  ];
  return join(
    top(fabric, {
      sleeve: 60,
      cuff: 7.5,
      long: 74,
      wide: 28,
      shoulder: 24,
      neck: 8,
      neckDepth: 34,
      thick: 6,
    }),
    move(
      pillow(
        cloth('#f3f1ec'),
        mirrored([
          [0, -2],
          [7, 0],
          [6, -16],
          [0, -38],
        ]),
        2.4,
        { detail: 40 },
      ),
      0,
      0,
      -0.6,
    ),
    pair(move(pillow(fabric, lapel, 1.4, { edge: 0.6, detail: 60 }), 0, 0, 2.9)),
    seam(
      colour,
      [
        [0.6, -41, 3.2],
        [1.4, -73, 3],
      ],
      0.4,
    ),
    buttons(2, -46, 10, darker(colour, 0.5), 0.9, 3.6),
    pocket(fabric, 15, -50, 12, 14, 2.7),
    pocket(fabric, -15, -50, 12, 14, 2.7),
    pocket(fabric, 14, -24, 9, 9, 2.6),
  );
};

/** Jackets. */
export const jackets: Kinds = {
  hoodie: lies('#8b8e93', hoodie),
  blazer: lies('#8b8e93', blazer),
  kidsJacket: lies('#b8282e', (colour) => jacket(colour, { hooded: true, long: 54 })),
  bomber: lies('#2f6b4a', (colour) => jacket(colour)),
};
