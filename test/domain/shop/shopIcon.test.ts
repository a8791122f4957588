import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconOfPath, iconPath, shopIcon } from '#domain/shop/shopIcon.ts';
import { isLettering, logoWidth } from '#domain/shop/shopPicture.ts';
import { stallDrawing, stallGround, stallPath } from '#domain/shop/stallDrawing.ts';

const stem = 'a'.repeat(24);
const square = { address: `/pictures/${stem}-450.webp`, width: 450, height: 450 };
const lettering = { ...square, width: 900, height: 300 };

describe("the shop's icon", () => {
  it('SP-10 has an address for each size, which names the image and the size', () => {
    const path = iconPath(square.address, 180);
    expect(path).toBe(`/pictures/icon/${stem}-450-180.png`);
    expect(iconOfPath(String(path))).toEqual({ image: square.address, size: 180 });
    expect(iconPath('https://images.example/logo.png', 180)).toBeUndefined();
  });

  it.each([
    `/pictures/icon/${stem}-450-181.png`,
    `/pictures/icon/../${stem}-450-180.png`,
    `/pictures/icon/${stem}-450.png`,
  ])('SP-10 is nothing at %s', (path) => {
    expect(iconOfPath(path)).toBeUndefined();
  });

  it('SP-10 is the chosen one, or a logo that is no lettering, or else the drawn stall', () => {
    expect(shopIcon({ icon: square, logo: lettering })).toBe(square);
    expect(shopIcon({ icon: null, logo: square })).toBe(square);
    expect(shopIcon({ icon: null, logo: lettering })).toBeNull();
    expect(shopIcon({ icon: null, logo: null })).toBeNull();
  });

  it('SP-10 the drawn stall is the file of the build, on the ground of the accent', () => {
    const file = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');
    expect(stallDrawing('#0a5c45')).toBe(file);
    expect(stallGround(stallPath('#8a1538'))).toBe('#8a1538');
    expect(stallGround('/pictures/icon/stall-"><script>.svg')).toBeUndefined();
  });
});

describe('a logo', () => {
  it('SP-10 at least twice as wide as high takes the place of the name', () => {
    expect(
      [square, lettering, { ...square, width: 899 }, { ...square, width: 900 }].map(isLettering),
    ).toEqual([false, true, false, true]);
  });

  it('SP-10 has its ratio in the height of its place', () => {
    const widths = [square, lettering, { ...square, height: 300 }, { ...square, width: 1, height: 900 }];
    const height = 34;
    expect(widths.map((picture) => logoWidth(picture, height))).toEqual([34, 102, 51, 1]);
  });
});
