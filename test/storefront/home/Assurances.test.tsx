import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Assurances } from '#storefront/home/Assurances.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

it('CA-10 promises that all is paid on delivery only where the shop takes no advances', () => {
  renderScreen(<Assurances />);
  expect(screen.getByText('Pay when it is in your hands')).toBeTruthy();
  cleanup();
  renderScreen(<Assurances />, { shop: { takesAdvances: true } });
  expect(screen.queryByText('Pay when it is in your hands')).toBeNull();
  expect(screen.getByText('Pay for the goods on delivery')).toBeTruthy();
});
