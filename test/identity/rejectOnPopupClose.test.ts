import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejectOnPopupClose } from '#identity/rejectOnPopupClose.ts';

const never = () => new Promise<never>(() => undefined);
const opened = { closed: false };
const open = vi.fn(() => opened);

beforeEach(() => {
  vi.useFakeTimers();
  opened.closed = false;
  vi.stubGlobal('window', { open });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('rejectOnPopupClose', () => {
  it('AU-8 rejects within two seconds after the user closed the window', async () => {
    const ended = rejectOnPopupClose(() => {
      window.open('/sign-in');
      return never();
    }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    opened.closed = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(await ended).toMatchObject({ code: 'auth/popup-closed-by-user' });
    expect(window.open).toBe(open);
  });

  it('AU-2 returns a result that arrives shortly after the window was closed', async () => {
    const answered = rejectOnPopupClose(() => {
      window.open('/sign-in');
      // After the close was noticed, and before the 1.5 s are over in which a result may still arrive.
      return new Promise((resolve) => setTimeout(resolve, 1200, 'Rahima'));
    });
    opened.closed = true;
    await vi.advanceTimersByTimeAsync(1200);
    expect(await answered).toBe('Rahima');
  });

  it('AU-8 passes on that no window could be opened, and restores window.open', async () => {
    const blocked = Object.assign(new Error('blocked'), { code: 'auth/popup-blocked' });
    await expect(rejectOnPopupClose(() => Promise.reject(blocked))).rejects.toBe(blocked);
    expect(window.open).toBe(open);
  });
});
