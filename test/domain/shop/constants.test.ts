import { describe, expect, it } from 'vitest';
import * as constants from '#domain/shop/constants.ts';

describe('constants', () => {
  it('BC-1 equal the specified numbers', () => {
    expect(constants).toMatchObject({
      searchLimit: 10,
      relatedLimit: 10,
      popularCounts: { first: 10, step: 5 },
      hundredTakaLimit: 10,
      ratingStep: 0.1,
      mobileNumberLength: 11,
      imageExpiration: 157_680_000,
      adminNameLength: 20,
    });
  });

  it('BC-1 include the breakpoints and the container', () => {
    expect(constants.widths).toEqual({ small: 400, medium: 768, large: 1024, container: 1200 });
  });

  it('LS-3, CT-6 and CO-6 truncate names at the specified lengths', () => {
    expect(constants.nameLengths).toEqual({
      card: { small: 38, medium: 55, large: 47 },
      cartList: { small: 28, medium: 55, large: 70 },
      cartSummary: { small: 42, medium: 55, large: 30 },
      checkout: { small: 20, medium: 180, large: 30 },
    });
  });

  it('HM-5 show 1, 2, 3 and 5 slides per view', () => {
    expect(constants.carouselBreakpoints).toEqual([
      { from: 0, perView: 1, spacing: 0 },
      { from: 350, perView: 2, spacing: 10 },
      { from: 768, perView: 3, spacing: 15 },
      { from: 1024, perView: 5, spacing: 20 },
    ]);
  });

  it('CN-4 and HM-3 time toasts and slides', () => {
    expect(constants.timers).toMatchObject({ slide: 2000, toast: 3000, roleToast: 1500 });
  });

  it('AP-5 and SL-2 set the size of images', () => {
    expect({ product: constants.productImage, slide: constants.slideImage }).toEqual({
      product: { width: 450, height: 450, slots: 4 },
      slide: { width: 900, height: 450 },
    });
  });

  it('AU-9 and CT-5 store the token and the cart under the specified keys', () => {
    expect(constants.storageKeys).toMatchObject({ token: 'JWT_ACCESS_TOKEN', cart: 'cartProducts' });
  });
});
