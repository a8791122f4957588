import { describe, expect, it } from 'vitest';
import { homeSections, moveSection, sectionChoices, switchSection } from '#domain/shop/homeSections.ts';

describe('the sections of the home page', () => {
  it('SP-11 have a new one after the shown ones, hidden', () => {
    expect(sectionChoices(['promo', 'top']).slice(0, 4)).toEqual([
      { section: 'promo', isShown: true },
      { section: 'top', isShown: true },
      { section: 'bestSelling', isShown: false },
      { section: 'assurances', isShown: false },
    ]);
    expect(sectionChoices(['promo', 'top', 'gone'])).toHaveLength(homeSections.length);
  });

  it('SP-11 are switched off where they stand and on at the end', () => {
    expect(switchSection(['top', 'promo', 'newsletter'], 'promo')).toEqual(['top', 'newsletter']);
    expect(switchSection(['top', 'newsletter'], 'promo')).toEqual(['top', 'newsletter', 'promo']);
  });

  it('SP-11 change places with a neighbour, and stay at the ends', () => {
    const shown = ['top', 'promo', 'newsletter'];
    expect(moveSection(shown, 'promo', -1)).toEqual(['promo', 'top', 'newsletter']);
    expect(moveSection(shown, 'promo', 1)).toEqual(['top', 'newsletter', 'promo']);
    expect([moveSection(shown, 'top', -1), moveSection(shown, 'newsletter', 1)]).toEqual([shown, shown]);
    expect(moveSection(shown, 'hundredTaka', 1)).toEqual(shown);
  });
});
