import { darker, type Hex, lighter, mix } from '../../studio/colour.ts';
import { cloth, glow, type Material, matte, metal, plastic, printed } from '../../studio/material.ts';
import { join, move, repeat, ring, type Solid, turn } from '../../studio/mesh.ts';
import { box, plate } from '../../studio/solids.ts';
import { cylinder, lathe, tube } from '../../studio/surfaces.ts';

/**
 * Materials and parts that several devices share.
 * Lengths are centimetres, angles degrees. box: width, height, depth, rounding; cylinder: radius, height, rounding; lathe: [radius, height]
 * from one end; plate: outline, thickness, rounding of edges, rounding of corners; tube: points, radius; move and turn: x, y, z.
 */

export const steel = metal('#cfd2d7', 0.22);

export const black = plastic('#232326', 0.26);

/** The dark glass of screens and lenses. */
export const dark = plastic('#15161a', 0.06);

export const white = plastic('#f5f4f0', 0.24);

/** The solid with its top turned to the viewer. */
export const facing = (solid: Solid): Solid => turn(solid, 90, 0);

/** Colours of icons and lights. */
export const tones: readonly Hex[] = [
  '#f0a35a',
  '#5aa9d6',
  '#7cc08a',
  '#e0697f',
  '#b78be0',
  '#f0cf5a',
  '#6ad0c8',
  '#9aa6b8',
];

/** A camera's lens with this radius, turned to the viewer. */
export const lens = (r: number): Solid => {
  const rim = cylinder(metal('#8d9096', 0.2), r, 0.3, 0.05);
  const frontGlass = cylinder(plastic('#0c0d10', 0.04), r * 0.82, 0.34, 0.05);
  const pupil = move(cylinder(plastic('#27345a', 0.03), r * 0.42, 0.08, 0.02), 0, 0.32, 0);
  return facing(join(rim, frontGlass, pupil));
};

/** The height of soft hills and valleys, from -2 to 2; its factors only keep them from repeating on a screen. */
const hills = (x: number, y: number): number =>
  Math.sin(x * 0.9 + Math.sin(y * 0.5) * 1.4) + Math.cos(y * 0.55 - x * 0.4);

/** The picture on a screen: soft shapes in shades of a colour. */
export const wallpaper = (base: Hex): Material => {
  const shades = [darker(base, 0.5), base, lighter(base, 0.3), mix(base, '#f0a35a', 0.6)];
  return printed(glow(base, 0.5), shades, (x, y) => {
    const shade = Math.floor(hills(x, y) * 0.9 + 1.6);
    return Math.min(3, Math.max(0, shade));
  });
};

/** A flat device with its screen to the front, which ends `border` from the edge. */
export const slab = (
  body: Material,
  wide: number,
  high: number,
  deep: number,
  screen: Material,
  border = 0.3,
): Solid => {
  const rounding = Math.min(0.7, deep * 0.45);
  const shell = box(body, wide, high, deep, rounding);
  const display = move(box(screen, wide - border * 2, high - border * 2, 0.08, 0.03), 0, border, deep / 2);
  return join(shell, display);
};

/** The cloth in front of a speaker. */
export const grille = (colour: Hex): Material => ({ ...cloth(colour, 0.2), sheen: 0.1 });

/** A fan with the radius `r` that lies flat, with a ring of light around it. */
export const fan = (r: number, light: Hex): Solid => {
  const lightRing = lathe(glow(light, 0.7), [
    [r * 0.94, 0],
    [r, 0.3],
    [r * 0.94, 0.5],
  ]);
  const hub = cylinder(matte('#1a1b1f'), r * 0.3, 0.8, 0.2);
  const bladeTilt = 14;
  const blade = move(
    plate(
      plastic('#33363d', 0.3),
      [
        [r * 0.2, -r * 0.12],
        [r * 0.86, -r * 0.26],
        [r * 0.9, r * 0.2],
        [r * 0.22, r * 0.14],
      ],
      0.16,
      0.05,
    ),
    0,
    0,
    0.3,
  );
  return join(lightRing, hub, ring(7, turn(blade, bladeTilt - 90, 0)));
};

/** Three legs from the height `high` to the ground, `spread` from the middle. */
export const tripodLegs = (high: number, spread: number): Solid =>
  ring(
    3,
    tube(
      black,
      [
        [0, high, 0],
        [spread, 0, 0],
      ],
      0.7,
      { isSmooth: false },
    ),
    30,
  );

/** Degrees: for products that are photographed from higher up than others. */
export const fromHigher = { pitch: 18 };

/** Three rows of four icons in the lower part of a screen of this width and height. */
export const icons = (wide: number, high: number, z: number): Solid =>
  repeat(12, (i) => {
    const size = wide * 0.14;
    const icon = box(glow(tones[i % 8] ?? '#f0a35a', 0.7), size, size, 0.06, 0.02);
    const columnFromMiddle = (i % 4) - 1.5;
    const row = Math.floor(i / 4);
    return move(icon, columnFromMiddle * wide * 0.22, high * 0.12 + row * wide * 0.24, z);
  });
