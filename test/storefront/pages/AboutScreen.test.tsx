import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { Component as AboutScreen } from '#storefront/pages/AboutScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

/** The text of the page on a host that keeps no pages of text: it is that of a new shop. */
const textOf = async (shop: Partial<ShopSettings> = {}): Promise<string> => {
  const { container } = renderScreen(<AboutScreen />, { shop, capabilities: [] });
  await screen.findByRole('heading', { level: 1, name: /About/ });
  return container.textContent ?? '';
};

describe('About Us', () => {
  it('CN-2 SP-9 describes the shop, delivery, payment, returns and free delivery', async () => {
    const text = await textOf();
    expect(text).toContain('About Hatkhola');
    expect(text).toContain(
      "A village market has everything in one place, seen with your own eyes, paid for when it's yours. We keep that custom online. Hatkhola sells imported goods for home, family and work, with every price in taka on the label, and brings them to your door.",
    );
    expect(text).toContain('৳60 inside of Dhaka, ৳120 outside of Dhaka');
    expect(text).toContain('You pay the delivery man when the parcel is in your hands.');
    expect(text).toContain('7 days to return, for any reason');
    expect(text).toContain('only the courier charge is paid to the delivery man: ৳60 in Dhaka, ৳120 outside');
    expect(text).toContain('An order of goods over ৳5,000 is delivered free');
  });

  it('SP-2 CN-2 leaves no empty line where the shop has no Bengali name', async () => {
    await textOf({ nameBengali: '' });
    expect(document.querySelector('p[lang=bn]')).toBeNull();
  });

  it("SP-3 CN-2 names the shop's own charges, and neither free delivery nor returns where there are none", async () => {
    const own = await textOf({ chargeInside: 80, chargeOutside: 150, freeDeliveryOver: null, returnDays: 0 });
    expect(own).toContain('৳80 inside of Dhaka, ৳150 outside of Dhaka');
    expect(own).toContain("What you have accepted at the door can't be returned.");
    expect(own).toContain('৳80 in Dhaka, ৳150 outside');
    expect(own).not.toMatch(/Free delivery|days to return/);
  });

  it('CA-10 CN-2 promises that nothing is paid in advance only where the shop takes no advances', async () => {
    const promise = 'You pay nothing in advance.';
    expect(await textOf()).toContain(promise);
    cleanup();
    const text = await textOf({ takesAdvances: true });
    expect(text).not.toContain(promise);
    expect(text).toContain('For some orders we ask for the delivery charge in advance.');
  });
});
