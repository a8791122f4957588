/** Event replay: dispatches the input that was captured before hydration. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyEvents {
  /** The fields into which the visitor has typed, or of which an option was chosen, with what they held at the end. */
  readonly typed: readonly (readonly [field: Field, value: string])[];
  readonly pressed: readonly HTMLElement[];
}

declare global {
  interface Window {
    /** Set by public/capture-early-events.js: returns the captured input and stops capturing. */
    takeEarlyEvents?: () => EarlyEvents;
  }
}

/** Dispatches the captured input; to be called once, after the persisted state is read and rendered. */
export const replayEarlyEvents = (): void => {
  const { typed, pressed } = window.takeEarlyEvents?.() ?? { typed: [], pressed: [] };
  for (const [field, value] of typed) if (field.isConnected) setValue(field, value);
  replayHover();
  for (const control of pressed) if (control.isConnected) replayPress(control);
};

/** Enters a value. React ignores an input event with the value that it has tracked, so the tracked value is changed first. */
const setValue = (field: Field, value: string): void => {
  // Makes React hydrate the part of the page around the field if it has not yet: until then it tracks no value.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React has put a property of its own on the field, which tracks what is set; the setter of the prototype tracks nothing.
  field.value = '';
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, value);
  // React's onChange of a select follows `change` alone; of a text field it ignores the second event.
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
};

/** Dispatches the events of a pointer that rests on an element since before hydration: the browser fires none for it. */
const replayHover = (): void => {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
};

/**
 * Clicks a control that was pressed early. The state of a heart is known since the persisted state was read: it is clicked only if it
 * does not show yet what it showed after the presses.
 */
const replayPress = (control: HTMLElement): void => {
  const isHeart = control.matches('[data-favourite]');
  const shownState = String(control.hasAttribute('data-pressed-early'));
  control.removeAttribute('data-pressed-early');
  const isStateReached = isHeart && control.getAttribute('aria-pressed') === shownState;
  if (!isStateReached) control.click();
};
