import type { Material } from '../studio/material.ts';
import { move, type Solid } from '../studio/mesh.ts';
import { box } from '../studio/solids.ts';

/** Which of the seven bars of a digit show (1): top, upper left and right, middle, lower left and right, bottom. */
const digitBars: Readonly<Record<number, string>> = {
  0: '1110111',
  1: '0010010',
  3: '1011011',
  7: '1010010',
  8: '1111111',
};

/** A digit of seven bars, `high` centimetres high, about the origin: no picture depends on a font. Only digits of `digitBars` show. */
export const digit = (material: Material, value: number, high: number): Solid => {
  const [width, thickness] = [high * 0.46, high * 0.1];
  const [side, top, quarter] = [width / 2, high / 2, high / 4];
  const lying = { wide: width, tall: thickness };
  const upright = { wide: thickness, tall: high / 2 - thickness };
  /** The bars in the order of `digitBars`; x and y are a bar's middle. */
  const bars = [
    { x: 0, y: top, ...lying },
    { x: -side, y: quarter, ...upright },
    { x: side, y: quarter, ...upright },
    { x: 0, y: 0, ...lying },
    { x: -side, y: -quarter, ...upright },
    { x: side, y: -quarter, ...upright },
    { x: 0, y: -top, ...lying },
  ];
  return bars
    .filter((_, i) => digitBars[value]?.[i] === '1')
    .flatMap(({ x, y, wide, tall }) => move(box(material, wide, tall, 0.05, 0.02), x, y - tall / 2, 0));
};
