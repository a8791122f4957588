import type { Page } from '@playwright/test';

/** Waits until finite animations have ended and the pictures in the window are loaded or have failed. */
export const settle = (page: Page) =>
  // Without named functions: tsx would wrap them in a helper that the page does not have.
  page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ) &&
      [...document.images]
        .map((image) => ({ image, box: image.getBoundingClientRect() }))
        .filter(
          ({ box }) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        )
        .every(({ image }) => image.complete || !image.checkVisibility()),
  );
