import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkDelay, onFirstInput } from '#ui/hooks/onFirstInput.ts';

/** An input on an element, over this distance. */
const input = (type: string, role: string, movementX = 5): void => {
  const event = Object.assign(new Event(type, { bubbles: true }), { movementX, movementY: 0 });
  screen.getByRole(role).dispatchEvent(event);
};

describe('onFirstInput', () => {
  const acts: string[] = [];
  let stops: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <>
        <a href="/product-details/1">Lamp</a>
        <button type="button">Account</button>
      </>,
    );
    acts.length = 0;
    stops = [
      onFirstInput(() => acts.push('first'), 0),
      onFirstInput(() => acts.push('after the link’s screen')),
    ];
  });
  afterEach(() => {
    for (const stop of stops) stop();
    vi.useRealTimers();
  });

  it('SPD-1 leaves the network to the screen of a touched link before it loads what else a press may open', () => {
    input('pointerdown', 'link');
    vi.advanceTimersByTime(linkDelay - 1);
    expect(acts).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(acts).toEqual(['first', 'after the link’s screen']);
  });

  it('SPD-1 counts a touch that another listener stops', () => {
    addEventListener('pointerdown', (event) => event.stopPropagation(), { capture: true, once: true });
    input('pointerdown', 'button');
    vi.advanceTimersByTime(0);
    expect(acts).toEqual(['first', 'after the link’s screen']);
  });

  for (const [type, role] of [
    ['pointerdown', 'button'],
    ['focusin', 'link'],
  ] as const)
    it(`SPD-1 does not wait at ${type} on a ${role}`, () => {
      input(type, role);
      vi.advanceTimersByTime(0);
      expect(acts).toEqual(['first', 'after the link’s screen']);
    });

  it('SPD-1 acts once, and not for a page that arrives under a mouse at rest', () => {
    input('pointermove', 'button', 0);
    vi.advanceTimersByTime(1000);
    expect(acts).toEqual([]);
    input('pointermove', 'button');
    input('focusin', 'button');
    vi.advanceTimersByTime(1000);
    expect(acts).toEqual(['first', 'after the link’s screen']);
  });

  it('SPD-1 does nothing once it is stopped, also between the input and the delay', () => {
    stops[0]?.();
    input('pointerdown', 'link');
    stops[1]?.();
    vi.advanceTimersByTime(1000);
    expect(acts).toEqual([]);
  });
});
