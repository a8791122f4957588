import { afterEach, expect, it, vi } from 'vitest';
import { ScreenError } from '#storefront/layout/ScreenError.tsx';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';

afterEach(() => {
  vi.restoreAllMocks();
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
