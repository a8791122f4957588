import { type Hex, mix } from '../../studio/colour.ts';
import { fleece, glass, glow, matte, metal, paper, plastic } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { black, dark, facing, fromHigher, lens, slab, steel, tripodLegs, wallpaper, white } from './parts.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

const kidsCamera = (colour: Hex): Solid =>
  join(
    box(plastic(mix(colour, '#7fc0d9', 0.4), 0.26), 11, 8.4, 5, 1.8),
    move(lens(2.4), 0.6, 4, 2.6),
    move(box(glow('#fff6e0', 0.7), 2, 1, 0.2, 0.1), -3.8, 6.2, 2.5),
    move(box(plastic('#f0b84a'), 1.8, 0.8, 1.8, 0.4), -3.4, 8.1, 0),
    move(turn(box(paper('#fdfcf8'), 6, 5, 0.1, 0.03), -8, 0), 0, 8, -0.6),
    move(box(wallpaper('#6fa8d0'), 5, 3.6, 0.06, 0.02), 0, 8.8, -0.4),
    pair(move(ball(plastic(mix(colour, '#7fc0d9', 0.4), 0.26), 1.6, 1.6, 1), 4.2, 8.6, 0)),
  );

const actionCamera = (): Solid =>
  join(
    box(plastic('#2b2d32', 0.3), 6, 4.4, 2.6, 0.5),
    move(lens(1.6), 1.2, 2.3, 1.3),
    move(box(dark, 1.8, 1.4, 0.1, 0.04), -1.6, 1.6, 1.32),
    move(box(plastic('#c9302c'), 0.9, 0.3, 0.9, 0.1), -1.6, 4.3, 0),
    move(
      join(
        box(glass('#eaf2f4', 0.72), 7.4, 6.4, 4.4, 0.9),
        move(facing(cylinder(glass('#eaf2f4', 0.6), 1.9, 1.2)), 1.2, 3.2, 2),
        box(black, 2, 1, 2, 0.3),
      ),
      9.4,
      0,
      -1,
    ),
    repeat(2, (i) => move(box(plastic('#4a4d54'), 2.4, 3, 0.9, 0.2), -5.6, 0, 2 - i * 1.6)),
  );

const ringLight = (): Solid =>
  join(
    tripodLegs(34, 30),
    tube(
      black,
      [
        [0, 30, 0],
        [0, 128, 0],
      ],
      1,
      { isSmooth: false },
    ),
    move(
      facing(
        lathe(
          glow('#fff7e6', 1.1),
          [
            [17, 0],
            [20, 2],
            [23, 0],
            [20, 0.6],
            [17, 0],
          ],
          { bevel: 0.6 },
        ),
      ),
      0,
      150,
      0,
    ),
    move(
      facing(
        lathe(
          white,
          [
            [16.8, -0.4],
            [20, -2.4],
            [23.2, -0.4],
          ],
          { bevel: 1 },
        ),
      ),
      0,
      150,
      0,
    ),
    move(slab(black, 7.4, 15, 1, dark), 0, 142, 0),
  );

const lavalier = (): Solid =>
  join(
    repeat(2, (i) =>
      move(
        join(
          box(plastic('#26282d', 0.3), 2, 5, 1.2, 0.5),
          move(ball(fleece('#3b3d42', 0.14), 0.9, 0.8, 0.8), 0, 5.2, 0),
          move(ball(glow('#6fe0a8', 1), 0.16), 0, 3.4, 0.62),
        ),
        -4 + i * 3.4,
        0,
        i,
      ),
    ),
    move(
      join(box(plastic('#26282d', 0.3), 3, 4, 1.2, 0.5), move(box(steel, 0.9, 1, 0.4, 0.15), 0, 4, 0)),
      3.6,
      0,
      0,
    ),
    move(box(plastic('#33363c', 0.3), 10, 3, 4, 1.2), 0, 0, -5),
  );

const selfieStick = (): Solid =>
  join(
    tripodLegs(7, 8),
    tube(
      steel,
      [
        [0, 6, 0],
        [0, 34, 0],
      ],
      0.5,
      { isSmooth: false },
    ),
    tube(
      black,
      [
        [0, 4, 0],
        [0, 15, 0],
      ],
      1,
      { isSmooth: false },
    ),
    move(slab(metal('#3b3e45', 0.3), 7.4, 15.4, 0.8, wallpaper('#d08a6a')), 0, 34, 0.8),
    move(box(black, 4, 3, 1.6, 0.5), 0, 36, -0.8),
    move(
      facing(
        lathe(glow('#fff3dc', 1.2), [
          [0, 0.3],
          [2, 0.3],
          [2.2, 0],
        ]),
      ),
      5.8,
      47,
      0,
    ),
    tube(
      black,
      [
        [2, 40, 0],
        [5.8, 45, 0],
      ],
      0.24,
    ),
    move(box(black, 2, 1, 3.6, 0.4), 9, 0, 6),
  );

const tvBox = (): Solid =>
  join(
    box(plastic('#202226', 0.2), 11, 2.4, 11, 1),
    lathe(glow('#4ad0f0', 0.9), [
      [1.6, 2.3],
      [1.8, 2.45],
      [1.6, 2.45],
    ]),
    move(
      turn(
        join(
          box(black, 4, 15, 1.6, 0.7),
          repeat(9, (i) =>
            move(
              ball(matte('#5a5d62'), 0.5, 0.4, 0.3),
              -1.1 + (i % 3) * 1.1,
              3 + Math.floor(i / 3) * 1.3,
              0.8,
            ),
          ),
          move(
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
          ),
          move(ball(plastic('#c0392b'), 0.44, 0.44, 0.3), -0.9, 13, 0.8),
        ),
        -78,
        24,
      ),
      9,
      1,
      6,
    ),
  );

const projector = (): Solid =>
  join(
    tripodLegs(16, 13),
    tube(
      black,
      [
        [0, 15, 0],
        [0, 20, 0],
      ],
      0.8,
    ),
    move(box(white, 16, 12, 13, 3), 0, 20, 0),
    move(lens(3.2), -2.6, 26, 6.4),
    repeat(7, (i) => move(box(matte('#c9c7c2'), 0.4, 7, 0.2, 0.06), 3 + i * 0.7, 22.6, 6.5)),
    move(ball(glow('#fff6dc', 1), 1.2, 1.2, 0.3), -2.6, 26, 7),
  );

/** Cameras with their gear, and what shows pictures. */
export const camerasAndScreens: Kinds = {
  kidsCamera: stands('#7fc0d9', kidsCamera, { yaw: -20 }),
  actionCamera: stands('#2b2d32', actionCamera, { yaw: -16 }),
  ringLight: stands('#fff7e6', ringLight, { pitch: 5, focus: [0.5, 0.87, 0.6] }),
  lavalier: stands('#26282d', lavalier, fromHigher),
  selfieStick: stands('#26262a', selfieStick, { pitch: 8, focus: [0.5, 0.8, 0.6] }),
  tvBox: stands('#202226', tvBox, { pitch: 30 }),
  projector: stands('#f5f4f0', projector),
};
