import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DashboardError } from '#dashboard/layout/DashboardError.tsx';
import { ScreenError } from '#storefront/layout/ScreenError.tsx';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const markup = renderMarkup(<ScreenError />);
  return { text: textOf(markup), drawing: /data-content="([^"]+)"/.exec(markup)?.[1] };
};

it('RT-18 ER-6 says that the device has no connection, when it is offline', () => {
  expect(shown(false)).toEqual({
    text: 'This page could not be shown You have no internet connection. Try again when it is back. Try again Go Home',
    drawing: 'offline',
  });
});

it('RT-18 gives no reason for an error on a device that is online', () => {
  expect(shown(true)).toEqual({ text: 'This page could not be shown Try again Go Home', drawing: 'failed' });
});

it.each([
  ['storefront', <ScreenError key="s" />, 'You have no internet connection. Try again when it is back.'],
  [
    'dashboard',
    <DashboardError key="d" error={new Error('x')} />,
    'This part of the dashboard could not be loaded. Check your connection and try again.',
  ],
])(
  'RT-18 ER-6 “Try again” in the %s keeps the page while the shop cannot be reached, then reloads it',
  async (_part, page, text) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const head = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', head.mockResolvedValue(new Response()));
    const { user } = renderScreen(page);
    const tryAgain = screen.getByRole('button', { name: 'Try again' });
    await user.click(tryAgain);
    await screen.findByText(text);
    expect(reload).not.toHaveBeenCalled();
    await user.click(tryAgain);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);
