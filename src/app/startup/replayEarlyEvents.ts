/** Does what a person wished of the painted page before the application had taken it over. */

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface EarlyWishes {
  readonly typed: readonly (readonly [TextField, string])[];
  readonly pressed: readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Made by public/capture-early-events.js: what was done until now; from then on nothing is kept back. */
    takeEarlyEvents?: () => EarlyWishes;
  }
}

/** React takes no event for a value that it thinks it knows; so it is made to know another first. */
const type = (field: TextField, value: string): void => {
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A pointer that rests where it came to before has told nobody. */
const point = (): void => {
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  pointed?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
};

/** Call once, when the application draws the page and knows what the browser keeps. */
export const replayEarlyEvents = (): void => {
  const { typed, pressed } = window.takeEarlyEvents?.() ?? { typed: [], pressed: [] };
  for (const [field, value] of typed) if (field.isConnected) type(field, value);
  point();
  for (const control of pressed) if (control.isConnected) control.click();
};
