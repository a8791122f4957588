import { act, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireAuth } from '#app/access/RequireAuth.tsx';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { returnPath } from '#storefront/account/returnPath.ts';
import { MobileMenu } from '#storefront/layout/header/MobileMenu.tsx';
import { renderScreen } from '../../../support/browser/renderScreen.tsx';

const Login = () => <p>Leads to {returnPath(useLocation().state)}</p>;

const openAsGuest = () => {
  const { user, store } = renderScreen(
    <Routes>
      <Route path="/" element={<Link to="/product-details/cup?from=list">Cup</Link>} />
      <Route path="/product-details/:id" element={<MobileMenu />} />
      <Route path="/dashboard" element={<RequireAuth />} />
      <Route path="/login" element={<Login />} />
    </Routes>,
  );
  act(() => {
    store.dispatch(sessionSlice.actions.transitioned(signedOut));
  });
  return user;
};

describe('MobileMenu', () => {
  // In development anyone may open the dashboard.
  beforeEach(() => vi.stubEnv('DEV', false));
  afterEach(() => vi.unstubAllEnvs());

  it('AU-2 SH-11 leads a guest who signs in by "Account" back to the page with the menu', async () => {
    const user = openAsGuest();
    await user.click(screen.getByRole('link', { name: 'Cup' }));
    // Hidden, since the window of the tests is wide.
    await user.click(screen.getByRole('link', { name: 'Account', hidden: true }));
    expect(screen.getByText('Leads to /product-details/cup?from=list')).toBeTruthy();
  });
});
