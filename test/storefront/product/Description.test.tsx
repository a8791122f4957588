import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from '#slices/browserStorage.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Description } from '#storefront/product/Description.tsx';
import { Policies } from '#storefront/product/Policies.tsx';
import { VideoLink } from '#storefront/product/VideoLink.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

afterEach(() => vi.restoreAllMocks());

const lines = () => screen.getAllByRole('listitem');
const lineTexts = () => lines().map(({ textContent }) => textContent);

describe('Description', () => {
  it('PD-7 marks a line with a colon by an icon, its label and its value', () => {
    render(<Description text={'Boils fast.\n\nMaterial: Copper: pure'} />);
    expect(screen.getByRole('region', { name: 'Description' })).toBeTruthy();
    expect(lineTexts()).toEqual(['Boils fast.', 'Material: Copper: pure']);
    expect(lines().map((line) => within(line).queryByRole('strong')?.textContent)).toEqual([
      undefined,
      'Material:',
    ]);
    expect(lines().map((line) => line.querySelectorAll('svg').length)).toEqual([0, 1]);
  });

  it('PD-7 shows equal lines as often as they were written, each with its own key', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    render(<Description text={'Colour: Red\nSoft.\nColour: Red\nSoft.'} />);
    expect(lineTexts()).toEqual(['Colour: Red', 'Soft.', 'Colour: Red', 'Soft.']);
    // React logs "Encountered two children with the same key".
    expect(logged).not.toHaveBeenCalled();
  });

  it('PD-7 shows nothing for an empty description', () => {
    expect(render(<Description text={' \n '} />).container.innerHTML).toBe('');
  });
});

describe('VideoLink', () => {
  it('PD-1 links to a film on https, in a window without access to this one', () => {
    render(<VideoLink address="https://films.example/kettle" />);
    expect(screen.getByRole<HTMLAnchorElement>('link')).toMatchObject({
      href: 'https://films.example/kettle',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });

  it.each(['', 'http://films.example/kettle', 'javascript:alert(1)', 'https:// x', 'https://'])(
    'PD-1 shows no link for %j',
    (address) => {
      expect(render(<VideoLink address={address} />).container.innerHTML).toBe('');
    },
  );
});

describe('Policies', () => {
  it('PD-8 states the return policy and the free-shipping note with their amounts', () => {
    renderScreen(<Policies />);
    expect(lineTexts()).toEqual([
      'Arrives in 2 to 3 days inside and 3 to 5 days outside of Dhaka.',
      'Free shipping on orders over ৳5,000. Otherwise ৳60 inside and ৳120 outside of Dhaka.',
      '7 days return for any reason. If you refuse a correct item, you pay the delivery man the courier charge: ৳60 (Dhaka) or ৳120 (outside).',
      'Cash on delivery all over Bangladesh.',
    ]);
  });

  it("SP-3 PD-8 states the shop's own charges and days, and what it does not offer", () => {
    renderScreen(<Policies />, {
      shop: {
        chargeInside: 80,
        chargeOutside: 150,
        freeDeliveryOver: null,
        returnDays: 0,
        insideDaysFrom: 3,
      },
    });
    expect(lineTexts()).toEqual([
      'Arrives in 3 days inside and 3 to 5 days outside of Dhaka.',
      'Delivery ৳80 inside and ৳150 outside of Dhaka.',
      'No returns. If you refuse a correct item, you pay the delivery man the courier charge: ৳80 (Dhaka) or ৳150 (outside).',
      'Cash on delivery all over Bangladesh.',
    ]);
  });

  it.each([
    [
      'typed into the checkout of this tab',
      'session',
      'checkout',
      { typed: { district: 'ঢাকা' } },
      '2 to 3 days in ঢাকা',
    ],
    ['remembered', 'local', 'checkoutDetails', { guest: { district: 'Khulna' } }, '3 to 5 days in Khulna'],
    [
      'that is none',
      'local',
      'checkoutDetails',
      { guest: { district: 'x' } },
      '2 to 3 days inside and 3 to 5 days outside of Dhaka',
    ],
  ] as const)('BY-6 says when it arrives for a district %s', async (_, area, key, value, days) => {
    browserStorage[area].setItem(key, JSON.stringify(value));
    const { store } = renderScreen(<Policies />);
    act(() => {
      store.dispatch(sessionSlice.actions.transitioned(signedOut));
    });
    await waitFor(() => expect(lineTexts()[0]).toBe(`Arrives in ${days}.`));
    browserStorage[area].removeItem(key);
  });
});
