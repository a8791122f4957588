import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as TrackScreen } from '#storefront/tracking/TrackScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../support/browser/requestsDone.ts';
import { createGate } from '../../support/createGate.ts';

it('SH-4 opens no order for somebody who has left the form before the answer', async () => {
  const { opened: found, open: answer } = createGate();
  const { user, router, store } = renderStaffScreen(
    <Routes>
      <Route path="/track" element={<TrackScreen />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    async () => {
      await found;
      return { body: { token: 'A'.repeat(40) } };
    },
    { address: '/track' },
  );
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), 'HK-7Q4K-2E');
  await user.type(screen.getByRole('textbox', { name: 'Mobile number of the order' }), '01711000222');
  await user.click(screen.getByRole('button', { name: 'Find my order' }));
  await act(() => router.navigate('/cart'));
  answer();
  await requestsDone(store);
  expect(router.state.location.pathname).toBe('/cart');
});
