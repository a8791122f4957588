/** Event replay: dispatches the input that was captured before hydration. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface EarlyEvents {
  readonly typed: readonly (readonly [TextField, string])[];
  readonly pressed: readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Set by public/capture-early-events.js: returns the captured input and stops capturing. */
    takeEarlyEvents?: () => EarlyEvents;
  }
}

/** React ignores an input event whose value equals its tracked value, so that value is changed first. */
const setValue = (field: TextField, value: string): void => {
  // Makes React hydrate the field's section, where it still has to: until then it tracks no value.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A pointer that has not moved since before hydration fires no event. */
const replayHover = (): void => {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
};

/**
 * Clicks the control. A heart, whose state is known only since the persisted state was read, is clicked only if it is not
 * yet what the early presses have shown.
 */
const replayPress = (control: HTMLElement): void => {
  const isHeart = control.matches('[data-favourite]');
  const wanted = String(control.hasAttribute('data-pressed-early'));
  control.removeAttribute('data-pressed-early');
  if (!isHeart || control.getAttribute('aria-pressed') !== wanted) control.click();
};

/** Call once, after hydration and after the persisted state is read and rendered. */
export const replayEarlyEvents = (): void => {
  const { typed, pressed } = window.takeEarlyEvents?.() ?? { typed: [], pressed: [] };
  for (const [field, value] of typed) if (field.isConnected) setValue(field, value);
  replayHover();
  for (const control of pressed) if (control.isConnected) replayPress(control);
};
