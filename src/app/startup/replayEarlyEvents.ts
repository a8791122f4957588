/** Event replay: dispatches the input that was captured before hydration. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface EarlyWishes {
  readonly typed: readonly (readonly [TextField, string])[];
  readonly pressed: readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Set by public/capture-early-events.js: returns the captured input and stops capturing. */
    takeEarlyEvents?: () => EarlyWishes;
  }
}

/** React ignores an input event whose value equals its tracked value, so that value is changed first. */
const type = (field: TextField, value: string): void => {
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A pointer that has not moved since before hydration fires no event. */
const point = (): void => {
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  pointed?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
};

/** Call once, after hydration and after the persisted state is read. */
export const replayEarlyEvents = (): void => {
  const { typed, pressed } = window.takeEarlyEvents?.() ?? { typed: [], pressed: [] };
  for (const [field, value] of typed) if (field.isConnected) type(field, value);
  point();
  for (const control of pressed) if (control.isConnected) control.click();
};
