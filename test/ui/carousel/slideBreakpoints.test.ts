import { describe, expect, it } from 'vitest';
import { carouselBreakpoints } from '#domain/shop/constants.ts';
import { rowStyles, sliderBreakpoints } from '#ui/carousel/slideBreakpoints.ts';

describe('slide breakpoints', () => {
  it('HM-5 gives the slider 1, 2, 3 and 5 slides from 0, 350, 768 and 1024 px with their spacing', () => {
    expect(sliderBreakpoints(carouselBreakpoints)).toEqual({
      '(min-width: 0px)': { slides: { perView: 1, spacing: 0 } },
      '(min-width: 350px)': { slides: { perView: 2, spacing: 10 } },
      '(min-width: 768px)': { slides: { perView: 3, spacing: 15 } },
      '(min-width: 1024px)': { slides: { perView: 5, spacing: 20 } },
    });
  });

  it('HM-5 gives the row the same widths before the slider is loaded', () => {
    const styles = rowStyles(carouselBreakpoints).flat().map(String).join('').replaceAll(/\s+/g, '');
    expect(styles).toContain('(min-width:350px){gap:10px;>*{width:calc((100%-10px)/2);}');
    expect(styles).toContain('(min-width:1024px){gap:20px;>*{width:calc((100%-80px)/5);}');
  });
});
