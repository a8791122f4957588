import { focusHeading, screenHeading } from '#ui/layout/focusHeading.ts';

/** A dialog keeps the focus while it is open. */
const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

/**
 * Focuses the screen's heading once it is rendered, and again if another heading replaces it before the user
 * acts. Returns a function that stops watching.
 */
export const focusWhenDrawn = (onFocus: () => void): (() => void) => {
  const start = document.activeElement;
  let focused: HTMLElement | null = null;
  const watch = new MutationObserver(() => look());
  const stop = () => {
    watch.disconnect();
    removeEventListener('keydown', stopOnceFocused, true);
    removeEventListener('pointerdown', stopOnceFocused, true);
  };
  const stopOnceFocused = () => {
    if (focused !== null) stop();
  };
  const look = () => {
    const heading = screenHeading();
    if (heading === null || heading === focused || isDialogOpen()) return;
    const active = document.activeElement;
    const isFree = active === document.body || active === null || (focused === null && active === start);
    // The user has moved the focus in the meantime.
    if (!isFree) return stop();
    focused = heading;
    focusHeading();
    onFocus();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener('keydown', stopOnceFocused, true);
  addEventListener('pointerdown', stopOnceFocused, true);
  look();
  return stop;
};
