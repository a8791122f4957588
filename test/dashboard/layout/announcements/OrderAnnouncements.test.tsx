import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderAnnouncements } from '#dashboard/layout/announcements/OrderAnnouncements.tsx';
import { turnSoundOff, turnSoundOn } from '#dashboard/layout/announcements/orderSound.ts';
import { openEventResponse } from '../../../support/browser/openEventResponse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

/** A layout that shows the announcements or, as for a paper, none. */
const Layout = () => {
  const [isPaper, setIsPaper] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsPaper(!isPaper)}>
        Paper
      </button>
      {!isPaper && <OrderAnnouncements />}
    </>
  );
};

afterEach(() => {
  turnSoundOff();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MD-9 plays the sound of a new order once, also when the layout is shown again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00Z') });
  const started = vi.fn();
  const node = { connect: (next: unknown) => next, frequency: {}, start: started, stop: () => {} };
  const gain = { ...node, gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} } };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      resume = async () => {};
      createOscillator = () => node;
      createGain = () => gain;
    },
  );
  await turnSoundOn();
  const { response, announce } = openEventResponse();
  const { user } = renderStaffScreen(<Layout />, () => ({ body: {} }), { orderAnnouncements: response });
  /** How many tones were started since the last call. A sound is two tones, at most once in two seconds of all tabs. */
  const tonesSince = () => {
    const count = started.mock.calls.length;
    started.mockClear();
    vi.setSystemTime(Date.now() + 10_000);
    return count;
  };
  tonesSince();

  announce({ kind: 'placed', orderId: 'o1', status: 'Pending' });
  await screen.findByText(/^1 new order/);
  expect(tonesSince()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Paper' }));
  expect(screen.queryByText(/^1 new order/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Paper' }));
  await screen.findByText(/^1 new order/);
  expect(tonesSince()).toBe(0);

  announce({ kind: 'placed', orderId: 'o2', status: 'Pending' });
  await waitFor(() => expect(screen.getByText(/^2 new orders/)).toBeTruthy());
  expect(tonesSince()).toBe(2);
});
