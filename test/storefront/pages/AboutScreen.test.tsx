import { describe, expect, it } from 'vitest';
import { Component as AboutScreen } from '#storefront/pages/AboutScreen.tsx';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

describe('About Us', () => {
  const text = textOf(renderMarkup(<AboutScreen />));

  it('CN-2 describes the shop, delivery, payment, returns and free delivery', () => {
    expect(text).toContain('About Hatkhola');
    expect(text).toContain('৳60 inside of Dhaka, ৳120 outside of Dhaka');
    expect(text).toContain('You pay the delivery man when the parcel is in your hands.');
    expect(text).toContain('7 days to return, for any reason');
    expect(text).toContain('only the courier charge is paid to the delivery man: ৳60 in Dhaka, ৳120 outside');
    expect(text).toContain('An order of goods over ৳5,000 is delivered free');
  });

  it("SP-3 CN-2 names the shop's own charges, and neither free delivery nor returns where there are none", () => {
    const { container } = renderScreen(<AboutScreen />, {
      shop: { chargeInside: 80, chargeOutside: 150, freeDeliveryOver: null, returnDays: 0 },
    });
    const own = container.textContent ?? '';
    expect(own).toContain('৳80 inside of Dhaka, ৳150 outside of Dhaka');
    expect(own).toContain("What you have accepted at the door can't be returned.");
    expect(own).toContain('৳80 in Dhaka, ৳150 outside');
    expect(own).not.toMatch(/Free delivery|days to return/);
  });
});
