import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  clampZoom,
  distanceOf,
  isDoubleTap,
  middleOf,
  scrollAfterZoom,
  swipeStep,
  type Tap,
  zoomLimits,
  zoomSteps,
} from './zoom.ts';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export interface Zoom {
  /** Attach to the element that scrolls; its property `--zoom` scales the picture. */
  readonly stageRef: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  /** Zooms to the scale, around a point of the screen or the middle of the view. */
  readonly zoomTo: (scale: number, around?: Point) => void;
  readonly onTap: (tap: Tap) => void;
}

/** The distance of the two fingers, in pixels, and the scale when the second one touched the screen. */
type PinchStart = { readonly distance: number; readonly scale: number };

/** Pixels that the wheel turns, or a touchpad reports, to change the scale by the factor e. */
const wheelPixels = 100;

/**
 * Zooms by two fingers, and by Ctrl and wheel, the event of a touchpad's pinch. A swipe over a picture that is not
 * enlarged calls `onSwipe`.
 */
const useGestures = (
  stageRef: Zoom['stageRef'],
  scaleRef: RefObject<number>,
  zoomTo: Zoom['zoomTo'],
  onSwipe: (step: number) => void,
): void => {
  useEffect(() => {
    const stage = stageRef.current;
    if (stage === null) return undefined;
    let pinchStart: PinchStart | null = null;
    let swipeStart: Touch | null = null;
    const onTouchStart = ({ touches: [finger, secondFinger] }: TouchEvent) => {
      const isPinch = finger !== undefined && secondFinger !== undefined;
      const isEnlarged = scaleRef.current > zoomLimits.smallest;
      pinchStart = isPinch ? { distance: distanceOf(finger, secondFinger), scale: scaleRef.current } : null;
      swipeStart = isPinch || isEnlarged ? null : (finger ?? null);
    };
    const onTouchMove = (event: TouchEvent) => {
      const [finger, secondFinger] = event.touches;
      if (pinchStart === null || finger === undefined || secondFinger === undefined) return;
      // Otherwise the browser would enlarge the page.
      event.preventDefault();
      const factor = distanceOf(finger, secondFinger) / pinchStart.distance;
      zoomTo(pinchStart.scale * factor, middleOf(finger, secondFinger));
    };
    const onTouchEnd = ({ touches, changedTouches: [liftedFinger] }: TouchEvent) => {
      if (touches.length < 2) pinchStart = null;
      const step = swipeStart && liftedFinger ? swipeStep(swipeStart, liftedFinger) : 0;
      swipeStart = null;
      if (step !== 0) onSwipe(step);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(scaleRef.current * Math.exp(-event.deltaY / wheelPixels), event);
    };
    stage.addEventListener('touchstart', onTouchStart, { passive: true });
    stage.addEventListener('touchmove', onTouchMove, { passive: false });
    stage.addEventListener('touchend', onTouchEnd);
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      stage.removeEventListener('touchstart', onTouchStart);
      stage.removeEventListener('touchmove', onTouchMove);
      stage.removeEventListener('touchend', onTouchEnd);
      stage.removeEventListener('wheel', onWheel);
    };
  }, [stageRef, scaleRef, zoomTo, onSwipe]);
};

/** Enlarges a picture in a scrolling element: by fingers, double tap and wheel, and by calls of `zoomTo`. */
export const useZoom = (onSwipe: (step: number) => void): Zoom => {
  const stageRef = useRef<HTMLDivElement>(null);
  // For the listeners of `useGestures`: they are attached once, and would see only the `scale` of the first render.
  const scaleRef = useRef<number>(zoomLimits.smallest);
  const [scale, setScale] = useState<number>(zoomLimits.smallest);
  const lastTap = useRef<Tap | null>(null);
  const zoomTo = useCallback<Zoom['zoomTo']>((wanted, around) => {
    const stage = stageRef.current;
    if (stage === null) return;
    const from = scaleRef.current;
    const to = clampZoom(wanted);
    const { left, top, width, height } = stage.getBoundingClientRect();
    const x = around === undefined ? width / 2 : around.clientX - left;
    const y = around === undefined ? height / 2 : around.clientY - top;
    const scroll = { left: stage.scrollLeft, top: stage.scrollTop };
    scaleRef.current = to;
    stage.style.setProperty('--zoom', String(to));
    stage.scrollTo(scrollAfterZoom(scroll.left, x, from, to), scrollAfterZoom(scroll.top, y, from, to));
    setScale(to);
  }, []);
  useGestures(stageRef, scaleRef, zoomTo, onSwipe);
  const onTap = (tap: Tap): void => {
    const isSecond = isDoubleTap(lastTap.current, tap);
    lastTap.current = isSecond ? null : tap;
    if (!isSecond) return;
    const isEnlarged = scale > zoomLimits.smallest;
    zoomTo(isEnlarged ? zoomLimits.smallest : zoomSteps.doubleTap, tap);
  };
  return { stageRef, scale, zoomTo, onTap };
};
