import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstInputDelay, onFirstInput } from '#ui/hooks/onFirstInput.ts';

/** A pointer event on the window, over this distance. */
const point = (type: string, movementX = 5): void => {
  window.dispatchEvent(Object.assign(new Event(type), { movementX, movementY: 0 }));
};

describe('onFirstInput', () => {
  const acts: string[] = [];
  let stops: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    acts.length = 0;
    stops = [
      onFirstInput(() => acts.push('asked for')),
      onFirstInput(() => acts.push('may be opened next'), firstInputDelay),
    ];
  });
  afterEach(() => {
    for (const stop of stops) stop();
    vi.useRealTimers();
  });

  it('SPD-1 leaves the network to what the first touch asks for, and then loads what may be opened next', () => {
    point('pointerdown');
    vi.advanceTimersByTime(firstInputDelay - 1);
    expect(acts).toEqual(['asked for']);
    vi.advanceTimersByTime(1);
    expect(acts).toEqual(['asked for', 'may be opened next']);
  });

  it('SPD-1 acts once, and not for a page that arrives under a mouse at rest', () => {
    point('pointermove', 0);
    vi.advanceTimersByTime(1000);
    expect(acts).toEqual([]);
    point('pointermove');
    point('focusin');
    vi.advanceTimersByTime(1000);
    expect(acts).toEqual(['asked for', 'may be opened next']);
  });

  it('SPD-1 does nothing for a component that is gone, also between the input and the delay', () => {
    stops[0]?.();
    point('pointerdown');
    stops[1]?.();
    vi.advanceTimersByTime(1000);
    expect(acts).toEqual([]);
  });
});
