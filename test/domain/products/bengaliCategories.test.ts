import { describe, expect, it } from 'vitest';
import { categoryInBengali } from '#domain/products/bengaliCategories.ts';

describe('the Bengali name of a category', () => {
  it('BN-5 HM-2 is the same for both spellings of “Home and Living”', () => {
    const said = ['Home and Living', 'home & living', ' HOME & LIVING '].map((name) =>
      categoryInBengali({ name }),
    );
    expect(said).toEqual(['ঘর সাজানো', 'ঘর সাজানো', 'ঘর সাজানো']);
    expect(categoryInBengali({ name: 'Home & Living', nameBengali: 'ঘরের জিনিস' })).toBe('ঘরের জিনিস');
  });
});
