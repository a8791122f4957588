import { type RefObject, useEffect } from 'react';

/** Space between the bar and the element that is scrolled to, in CSS pixels. */
const gap = 8;

/**
 * While `isActive`, keeps the sticky bar from covering an element that has the focus, gets it or is scrolled to. The bar is
 * measured, because its height depends on how its buttons wrap.
 */
export const useScrollPadding = (barRef: RefObject<HTMLElement | null>, isActive: boolean): void => {
  useEffect(() => {
    const bar = barRef.current;
    if (!isActive || bar === null) return undefined;
    const { style } = document.documentElement;
    const update = () => {
      const { position, top } = getComputedStyle(bar);
      // In a window of little height the bar is not sticky.
      if (position !== 'sticky') style.removeProperty('scroll-padding-block-start');
      else style.scrollPaddingBlockStart = `${Number.parseFloat(top) + bar.offsetHeight + gap}px`;
    };
    update();
    // The bar has just appeared, perhaps above the checkbox that was pressed.
    const focused = document.querySelector(':focus');
    if (!bar.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    const observer = new ResizeObserver(update);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-block-start');
    };
  }, [barRef, isActive]);
};
