import type { Material } from '../studio/material.ts';
import { move, type Point, repeat, type Solid } from '../studio/mesh.ts';
import { box } from '../studio/solids.ts';

/** Which of the seven bars of a digit glow: top, upper left and right, middle, lower left and right, bottom. */
const digitBars: Readonly<Record<number, string>> = {
  0: '1110111',
  1: '0010010',
  3: '1011011',
  7: '1010010',
  8: '1111111',
};

/** A digit of seven bars, `high` centimetres high, about the origin: no picture depends on a font. Only digits of `digitBars` show. */
export const digit = (material: Material, value: number, high: number): Solid => {
  const [wide, thick] = [high * 0.46, high * 0.1];
  const [x, y] = [wide / 2, high / 4];
  const places: readonly Point[] = [
    [0, 2 * y, 0],
    [-x, y, 0],
    [x, y, 0],
    [0, 0, 0],
    [-x, -y, 0],
    [x, -y, 0],
    [0, -2 * y, 0],
  ];
  return repeat(7, (i) => {
    if (digitBars[value]?.[i] !== '1') return [];
    const [px = 0, py = 0] = places[i] ?? [];
    const [w, h] = i % 3 === 0 ? [wide, thick] : [thick, y * 2 - thick];
    return move(box(material, w, h, 0.05, 0.02), px, py - h / 2, 0);
  });
};
