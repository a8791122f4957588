import { describe, expect, it } from 'vitest';
import { clampZoom, isDoubleTap, scrollAfterZoom, swipeStep } from '#storefront/product/zoom.ts';

/** A point of the screen. */
const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const tap = (timeStamp: number, clientX = 0) => ({ timeStamp, ...at(clientX, 0) });

describe('zoom', () => {
  it('SH-1 stays between the whole picture and four times its size', () => {
    expect([0.2, 1, 2.5, 9].map(clampZoom)).toEqual([1, 1, 2.5, 4]);
  });

  it('SH-1 keeps the detail under the fingers in its place', () => {
    // The detail is at 150 of the picture; at twice the size it is at 300, and 100 of the view shows it.
    expect(scrollAfterZoom(50, 100, 1, 2)).toBe(200);
    expect(scrollAfterZoom(200, 100, 2, 1)).toBe(50);
    expect(scrollAfterZoom(0, 100, 2, 1)).toBe(0);
  });

  it('SH-1 takes two taps for a double tap within 320 ms and 40 px', () => {
    expect(isDoubleTap(null, tap(0))).toBe(false);
    expect(isDoubleTap(tap(0), tap(300))).toBe(true);
    expect(isDoubleTap(tap(0), tap(400))).toBe(false);
    expect(isDoubleTap(tap(0), tap(300, 60))).toBe(false);
  });

  it('SH-1 turns to another picture by a swipe of at least 60 px that is more sideways than up or down', () => {
    expect(swipeStep(at(200, 0), at(100, 20))).toBe(1);
    expect(swipeStep(at(100, 0), at(200, 20))).toBe(-1);
    expect(swipeStep(at(100, 0), at(130, 0))).toBe(0);
    expect(swipeStep(at(200, 0), at(120, 300))).toBe(0);
  });
});
