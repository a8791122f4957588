import { blur, heightMap, nothing, sample } from './heightMap.ts';
import { type Point, type Solid } from './mesh.ts';

/** The shadows that a solid casts in a light from one direction. */
export interface Shadows {
  /** Share of the key light that reaches a place, 0 to 1. */
  readonly lit: (x: number, y: number, z: number) => number;
  /** Darkness of the ground at a place, 0 to 1. */
  readonly onGround: (x: number, z: number) => number;
}

/** Cells along a side of the two maps in a large picture. */
const mapCells = 320;
const groundCells = 224;

const acrossOf = (light: Point): readonly [Point, Point, Point] => {
  const length = Math.hypot(light[0], light[2]) || 1;
  const right: Point = [light[2] / length, 0, -light[0] / length];
  const up: Point = [light[1] * right[2], light[2] * right[0] - light[0] * right[2], -light[1] * right[0]];
  return [right, up, light];
};

const litOf = (solid: Solid, light: Point, radius: number, fineness: number): Shadows['lit'] => {
  const mapSize = Math.round(mapCells * fineness);
  const { heights, across, along, startX, startY, cells } = heightMap(solid, mapSize, acrossOf(light), 0.04);
  const soft = radius * 0.035;
  return (x, y, z) => {
    const column = (x * across[0] + y * across[1] + z * across[2] - startX) * cells;
    const row = (x * along[0] + y * along[1] + z * along[2] - startY) * cells;
    const height = x * light[0] + y * light[1] + z * light[2] + soft * 0.35;
    let sum = 0;
    for (let dy = -2.7; dy <= 3; dy += 1.8) {
      const j = Math.floor(row + dy);
      if (j < 0 || j >= mapSize) continue;
      for (let dx = -2.7; dx <= 3; dx += 1.8) {
        const i = Math.floor(column + dx);
        if (i < 0 || i >= mapSize) continue;
        const over = (heights[j * mapSize + i] as number) - height;
        if (over > 0) sum += over > soft ? 1 : over / soft;
      }
    }
    return 1 - sum / 16;
  };
};

/** How dark the ground is: where the solid hides the key light from it, and where the solid is close above it. */
const groundOf = (solid: Solid, light: Point, radius: number, fineness: number): Shadows['onGround'] => {
  const groundSize = Math.round(groundCells * fineness);
  const slopeX = light[0] / light[1];
  const slopeZ = light[2] / light[1];
  const cast = heightMap(
    solid,
    groundSize,
    [
      [1, -slopeX, 0],
      [0, -slopeZ, 1],
      [0, 1, 0],
    ],
    0.5,
  );
  const close = heightMap(
    solid,
    groundSize,
    [
      [1, 0, 0],
      [0, 0, 1],
      [0, -1, 0],
    ],
    0.5,
  );
  const wide = blur(
    cast.heights.map((height) => (height > nothing ? 1 : 0)),
    groundSize,
    Math.round(5 * fineness),
  );
  const mask = close.heights.map((height) => (height > nothing ? Math.exp(height / (radius * 0.16)) : 0));
  const sharp = blur(mask, groundSize, 1);
  const around = blur(mask, groundSize, Math.round(7 * fineness));
  return (x, z) => {
    const castX = (x - cast.startX) * cast.cells;
    const castY = (z - cast.startY) * cast.cells;
    const closeX = (x - close.startX) * close.cells;
    const closeY = (z - close.startY) * close.cells;
    const shade = 0.46 * sample(wide, groundSize, castX, castY);
    const contact =
      0.55 * sample(sharp, groundSize, closeX, closeY) + 0.35 * sample(around, groundSize, closeX, closeY);
    return 1 - (1 - shade) * (1 - Math.min(0.82, contact));
  };
};

/**
 * The shadows of a solid. `light` is the direction to the key light, `radius` that of the whole subject in centimetres;
 * `fineness` is 1 for a large picture, less for a smaller one.
 */
export const shadowsOf = (solid: Solid, light: Point, radius: number, fineness: number): Shadows => ({
  lit: litOf(solid, light, radius, fineness),
  onGround: groundOf(solid, light, radius, fineness),
});
