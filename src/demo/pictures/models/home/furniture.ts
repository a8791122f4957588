import { darker, type Hex, lighter } from '../../studio/colour.ts';
import { cloth, matte, metal, paper, plastic, printed, satin, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, turn } from '../../studio/mesh.ts';
import { box, pillow, plate } from '../../studio/solids.ts';
import { lathe, sheet, tube } from '../../studio/surfaces.ts';
import { type Kinds, stands } from '../kind.ts';
import { bar, big, facing, oak, row } from './parts.ts';

const sofa = (colour: Hex): Solid => {
  const f = cloth(colour, 0.6);
  return join(
    move(box(f, 200, 24, 86, 5), 0, 12, 0),
    row(3, 58, () => move(box(f, 57, 16, 66, 6), 0, 32, 9)),
    row(3, 58, () => move(turn(box(f, 57, 44, 20, 8), -10, 0), 0, 42, -28)),
    pair(move(box(f, 20, 52, 86, 7), 98, 10, 0)),
    move(box(f, 200, 60, 16, 6), 0, 14, -42),
    [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) =>
        move(
          lathe(wood('#8a5c38', '#6a4226', 'y', 3), [
            [0, 0],
            [2, 0],
            [3, 13],
            [0, 13],
          ]),
          x * 92,
          0,
          z * 34,
        ),
      ),
    ),
    move(
      turn(
        pillow(
          cloth('#d9b48f', 0.5),
          [
            [-20, -20],
            [20, -20],
            [20, 20],
            [-20, 20],
          ],
          14,
          { radius: 4 },
        ),
        -16,
        20,
        8,
      ),
      -68,
      68,
      -10,
    ),
  );
};

const studyTable = (colour: Hex): Solid =>
  join(
    move(box(oak, 60, 2.4, 40, 0.6), 0, 27, 0),
    pair(
      join(
        tube(
          plastic(colour),
          [
            [26, 27, -16],
            [27, 1, -18],
            [27, 1, 18],
            [26, 27, 16],
          ],
          1.2,
          { isSmooth: false },
        ),
      ),
    ),
    move(box(matte('#3a2a20'), 40, 0.3, 1.6, 0.1), 0, 29.3, -12),
    move(turn(box(plastic('#26282d', 0.2), 25, 17, 0.8, 0.4), -14, 0), 0, 29, -12),
    move(
      lathe(matte('#3a2a20'), [
        [0, 0],
        [4, 0],
        [4, 0.2],
      ]),
      23,
      29.3,
      10,
    ),
  );

const tent = (colour: Hex): Solid =>
  join(
    sheet(
      satin(colour),
      48,
      20,
      (u, v) => {
        const a = u * 6.283;
        const r = Math.cos(v * 1.5) ** 0.62;
        const sq = 1 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
        const k = 1 + (sq - 1) * 0.55;
        return [Math.cos(a) * 120 * r * k, Math.sin(v * 1.57) * 130, Math.sin(a) * 110 * r * k];
      },
      true,
    ),
    [45, 135].flatMap((a) =>
      turn(
        tube(
          matte('#c9a24a'),
          [
            [150, 0, 0],
            [128, 62, 0],
            [80, 112, 0],
            [0, 133, 0],
            [-80, 112, 0],
            [-128, 62, 0],
            [-150, 0, 0],
          ],
          1.4,
        ),
        0,
        a,
      ),
    ),
    move(
      turn(
        plate(
          matte(darker(colour, 0.55)),
          [
            [-32, 0],
            [32, 0],
            [28, 60],
            [0, 80],
            [-28, 60],
          ],
          2,
          0.5,
          8,
        ),
        -24,
        0,
      ),
      0,
      2,
      118,
    ),
    move(box(matte(darker(colour, 0.4)), 250, 3, 230, 2), 0, 0, 0),
  );

const hammock = (colour: Hex): Solid =>
  join(
    sheet(
      printed(
        cloth(colour, 1),
        [colour, '#f3ecdc', lighter(colour, 0.4)],
        (_x, _y, z) => Math.abs(Math.floor(z / 8)) % 3,
      ),
      48,
      20,
      (u, v) => {
        const x = (u * 2 - 1) * 100;
        const dip = 60 - 46 * Math.cos(((u * 2 - 1) * Math.PI) / 2);
        return [
          x,
          dip + Math.abs(v - 0.5) ** 2 * 70 * Math.cos(((u * 2 - 1) * Math.PI) / 2),
          (v - 0.5) * 90 * Math.cos(((u * 2 - 1) * Math.PI) / 2.3),
        ];
      },
    ),
    pair(repeat(7, (i) => bar(cloth('#e9dfc8', 0.6), [100, 60, (i - 3) * 4], [136, 86, 0], 0.6))),
    pair(
      join(
        bar(wood('#8a5c38', '#6a4226', 'y', 3), [136, 0, 0], [136, 96, 0], 4),
        bar(wood('#8a5c38', '#6a4226', 'x', 3), [136, 3, -30], [136, 3, 30], 4),
      ),
    ),
    bar(wood('#8a5c38', '#6a4226', 'x', 3), [-136, 3, 0], [136, 3, 0], 4),
  );

const canvases = (): Solid =>
  row(3, 44, (i) =>
    move(
      turn(
        join(
          box(metal('#c9a24a', 0.3), 40, 58, 3, 0.4),
          move(box(paper('#f6f1e4'), 37, 55, 0.4, 0.1), 0, 1.5, 1.5),
          i === 1
            ? join(
                repeat(5, (k) =>
                  move(
                    facing(
                      lathe(
                        metal('#a8843a', 0.3),
                        [
                          [2.4 + k * 2.2, 0],
                          [2.8 + k * 2.2, 0.3],
                          [3.2 + k * 2.2, 0],
                        ],
                        { wave: (a) => 1 + 0.06 * Math.cos(a * 8) },
                      ),
                    ),
                    0,
                    30,
                    1.8,
                  ),
                ),
              )
            : repeat(3, (k) =>
                tube(
                  matte('#2b2622'),
                  [
                    [12, 44 - k * 13, 2.2],
                    [6, 40 - k * 13, 2.2],
                    [-2, 47 - k * 13, 2.2],
                    [-6, 39 - k * 13, 2.2],
                    [-12, 43 - k * 13, 2.2],
                    [-13, 37 - k * 13, 2.2],
                  ],
                  (t) => 0.5 + 1.3 * Math.sin(t * 9 + k + i) ** 2,
                  { flat: 0.3 },
                ),
              ),
        ),
        -5,
        0,
      ),
      0,
      0,
      i === 1 ? 2 : 0,
    ),
  );

/** Furniture. */
export const furniture: Kinds = {
  sofa: stands('#8b8e93', sofa, big(-28, 16)),
  studyTable: stands('#26262a', studyTable, { pitch: 20 }),
  tent: stands('#2f6b4a', tent, big(-30, 12)),
  hammock: stands('#2d4f88', hammock, big(-20, 18)),
  calligraphy: stands('#c9a24a', canvases, { yaw: -14, pitch: 4, focus: [0.5, 0.5, 0.8] }),
};
