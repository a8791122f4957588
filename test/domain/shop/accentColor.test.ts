import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  accentContrast,
  accentGrounds,
  accentStyle,
  accentTokens,
  contrastOf,
} from '#domain/shop/accentColor.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopSettingsErrors, shopSettingsFormOf } from '#domain/shop/shopSettingsForm.ts';

const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
const errorOf = (accent: string) =>
  shopSettingsErrors({ ...shopSettingsFormOf(defaultShopSettings), accent }).accent;

describe('the accent colour of a shop', () => {
  it('SP-2 gives the tones of both themes, and a style sheet of them', () => {
    expect(accentTokens('#8a1538')).toEqual({
      light: {
        accent: '#8a1538',
        'accent-strong': '#661029',
        'accent-soft': '#f1e3e7',
        'on-accent': '#ffffff',
        brand: '#8a1538',
        'brand-deep': '#580d24',
      },
      dark: {
        accent: '#ca96a5',
        'accent-strong': '#dab6c0',
        'accent-soft': '#3a1b23',
        'on-accent': '#23050e',
        brand: '#8a1538',
        'brand-deep': '#580d24',
      },
    });
    expect(accentStyle('#8a1538')).toMatch(
      /^:root\{--accent:#8a1538;.*\}@media screen\{\.dark\{--accent:#ca96a5;.*\}\}$/,
    );
  });

  it('SP-2 of a new shop has the tones that were chosen by hand', () => {
    const [light = '', dark = ''] = css.split('.dark {');
    for (const [theme, sheet] of [
      ['light', light],
      ['dark', dark],
    ] as const)
      for (const [token, value] of Object.entries(accentTokens(defaultShopSettings.accent)[theme]))
        expect(sheet).toContain(`--${token}: ${value};`);
  });

  it('SP-2 is measured on the surfaces of the design tokens, as WCAG 2.2 measures', () => {
    expect(css).toContain(`--paper: ${accentGrounds.light.paper};`);
    expect(css).toContain(`--surface-sunken: ${accentGrounds.light.surfaceSunken};`);
    expect(css).toContain(`--surface: ${accentGrounds.dark.surface};`);
    expect(css).toContain(`--surface-raised: ${accentGrounds.dark.surfaceRaised};`);
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(['#0a5c45', '#8a1538', '#1f3a93', '#6a1b9a', '#000000', '#b3261e', '#005f73', '#7a4100'])(
    'SP-2 %s can be read in both themes',
    (accent) => {
      expect(accentContrast(accent).contrast).toBeGreaterThanOrEqual(4.5);
      expect(errorOf(accent)).toBeUndefined();
    },
  );

  it.each([
    ['#ffeb3b', '1'],
    ['#00bcd4', '1.9'],
    ['#e65100', '3.2'],
    ['#ffffff', '1'],
  ])('SP-2 refuses %s with its contrast', (accent, ratio) => {
    expect(errorOf(accent)).toBe(
      `Accent color has a contrast of ${ratio} : 1 in the light theme; text needs 4.5 : 1. Please choose a darker one`,
    );
  });

  it.each(['', 'red', '#FFF', '#0A5C45', 'url(x)', '#0a5c45;}body{'])(
    'SP-2 refuses %j, which is no colour',
    (accent) => {
      expect(errorOf(accent)).toMatch(/^Accent color (is missing|must be a color such as #0a5c45)$/);
    },
  );
});
