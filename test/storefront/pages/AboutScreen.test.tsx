import { describe, expect, it } from 'vitest';
import { Component as AboutScreen } from '#storefront/pages/AboutScreen.tsx';
import { renderMarkup, wordsOf } from '../../support/browser/renderMarkup.tsx';

describe('About Us', () => {
  const words = wordsOf(renderMarkup(<AboutScreen />));

  it('CN-2 says who the shop is, how it delivers and is paid, what a return costs and when delivery is free', () => {
    expect(words).toContain('About Hatkhola');
    expect(words).toContain('৳60 inside of Dhaka, ৳120 outside of Dhaka');
    expect(words).toContain('The delivery man takes the money when the parcel is in your hands.');
    expect(words).toContain('7 days to return, for any reason');
    expect(words).toContain(
      'only the courier charge is paid to the delivery man: ৳60 in Dhaka, ৳120 outside',
    );
    expect(words).toContain('An order of goods over ৳5,000 is brought for nothing');
  });
});
