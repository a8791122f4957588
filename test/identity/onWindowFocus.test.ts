import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWindowFocus } from '#identity/onWindowFocus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window that the user can leave and return to. */
const aWindow = () => {
  const events = new EventTarget();
  const page = { visibilityState: 'visible' as DocumentVisibilityState };
  const dispatch = (type: string) => events.dispatchEvent(new Event(type));
  return {
    target: Object.assign(events, { document: page }) as unknown as Window,
    focus: () => dispatch('focus'),
    show: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      dispatch('visibilitychange');
    },
  };
};

describe('onWindowFocus', () => {
  it('API-11 runs at each return to the window, once when the browser reports it twice, and never on leaving', () => {
    const { target, focus, show } = aWindow();
    const work = vi.fn();
    onWindowFocus(target, work);
    show('hidden');
    expect(work).toHaveBeenCalledTimes(0);
    show('visible');
    focus();
    expect(work).toHaveBeenCalledTimes(1);
    // Until then further events count as those of the same return.
    vi.advanceTimersByTime(5000);
    focus();
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('API-11 stops when unsubscribed', () => {
    const { target, focus } = aWindow();
    const work = vi.fn();
    onWindowFocus(target, work)();
    focus();
    expect(work).not.toHaveBeenCalled();
  });
});
