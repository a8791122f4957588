import { type Hex } from '../../studio/colour.ts';
import { glass, glow, type Material, matte, metal, plastic, wax, wood } from '../../studio/material.ts';
import { join, move, pair, repeat, type Solid, scale, turn } from '../../studio/mesh.ts';
import { box } from '../../studio/solids.ts';
import { ball, cylinder, lathe, tube } from '../../studio/surfaces.ts';

/** Lengths are centimetres, angles degrees. box: width, height, depth, rounding; lathe: [radius, height]; move and turn: x, y, z. */

export const steel = metal('#d3d6da', 0.2);

export const black = plastic('#252528', 0.26);

export const white = plastic('#f5f3ee', 0.24);

export const beech = wood('#cfa473', '#ac8050', 'x', 1);

export const bamboo = wood('#dcb87f', '#c39a60', 'x', 0.8);

/** Solids beside each other, `gap` apart from middle to middle. */
export const row = (count: number, gap: number, make: (i: number) => Solid): Solid =>
  repeat(count, (i) => move(make(i), (i - (count - 1) / 2) * gap, 0, 0));

/** A bowl with the radius `r` at its top. */
export const bowl = (material: Material, r: number, high: number, thick = 0.3): Solid =>
  lathe(
    material,
    [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.86, high * 0.5],
      [r, high],
      [r - thick, high],
      [r * 0.82, high * 0.5],
      [r * 0.45, thick],
      [0, thick],
    ],
    { bevel: 0.8 },
  );

/** A plate with the radius `r`. */
export const dish = (material: Material, r: number): Solid =>
  lathe(
    material,
    [
      [0, 0],
      [r * 0.62, 0],
      [r * 0.72, 0.9],
      [r, 1.9],
      [r * 0.99, 2.1],
      [r * 0.68, 1.1],
      [0, 0.5],
    ],
    { bevel: 0.5, sides: 56 },
  );

/** A cup with a handle; `r` is its radius at the top. */
export const cup = (material: Material, r = 3.6, high = 6): Solid =>
  join(
    lathe(
      material,
      [
        [0, 0],
        [r * 0.6, 0],
        [r * 0.7, 0.4],
        [r, high],
        [r * 0.94, high],
        [r * 0.6, 0.8],
        [0, 0.8],
      ],
      { bevel: 0.5 },
    ),
    tube(
      material,
      [
        [r * 0.86, high * 0.8, 0],
        [r * 1.5, high * 0.78, 0],
        [r * 1.5, high * 0.36, 0],
        [r * 0.7, high * 0.3, 0],
      ],
      0.32,
    ),
  );

/** The knob of a lid at this height. */
export const knob = (y: number, material: Material = black): Solid =>
  move(
    lathe(
      material,
      [
        [0, 0],
        [0.9, 0],
        [0.8, 0.8],
        [1.7, 1.6],
        [1.6, 2.6],
        [0, 2.9],
      ],
      { bevel: 0.4 },
    ),
    0,
    y,
    0,
  );

/** The handle of a pan, which begins at x and y and goes to the right. */
export const handle = (x: number, y: number, long: number, material: Material = black): Solid =>
  move(
    join(
      turn(cylinder(steel, 0.9, 3, 0.2), 0, 0, -90),
      tube(
        material,
        [
          [2, 0, 0],
          [long * 0.5, 0.9, 0],
          [long, 1.3, 0],
        ],
        (t) => 0.9 + 0.5 * Math.sin(t * 2.6),
        { flat: 1.1 },
      ),
    ),
    x,
    y,
    0,
  );

/** A panel with a lit display and five buttons, its lower edge at y. */
export const panel = (wide: number, high: number, y: number, z: number, lights: Hex = '#8fe0ea'): Solid =>
  join(
    move(box(plastic('#141518', 0.08), wide, high, 0.3, 0.14), 0, y, z),
    repeat(4, (i) =>
      move(
        box(glow(lights, 1.1), wide * 0.1, high * 0.34, 0.1, 0.03),
        (i - 1.5) * wide * 0.14 + (i > 1 ? wide * 0.03 : -wide * 0.03),
        y + high * 0.5,
        z + 0.14,
      ),
    ),
    repeat(5, (i) =>
      move(ball(glow('#f3f5f6', 0.7), wide * 0.024), (i - 2) * wide * 0.16, y + high * 0.2, z + 0.16),
    ),
  );

/** A cord that leaves a machine at x, y and z and lies on the ground. */
export const cord = (x: number, z: number, y = 1): Solid =>
  tube(
    matte('#1d1d1f'),
    [
      [x, y, z],
      [x + 3, 0.6, z - 2],
      [x + 8, 0.4, z + 1],
      [x + 13, 0.4, z - 1],
    ],
    0.34,
  );

/** A rice cooker with a lid of glass; `size` is its scale. */
export const riceCooker = (colour: Hex, size = 1): Solid =>
  scale(
    join(
      lathe(
        plastic(colour, 0.24),
        [
          [0, 0],
          [11, 0],
          [13, 3],
          [13.4, 14],
          [12.6, 16.4],
        ],
        { bevel: 1.6, sides: 56 },
      ),
      lathe(steel, [
        [12.8, 16.2],
        [13.2, 16.8],
        [12.8, 17.4],
      ]),
      lathe(
        glass('#e6eef0', 0.7),
        [
          [0, 21.4],
          [6, 20.6],
          [12.6, 17.2],
        ],
        { bevel: 3 },
      ),
      lathe(wax('#f7f4ea'), [
        [0, 16.6],
        [12, 16.2],
      ]),
      knob(21.2),
      panel(7, 4.6, 5, 13.2),
      pair(move(box(black, 3, 1.6, 5, 0.7), 13.6, 11, 0)),
      cord(12, -6),
    ),
    size,
  );
