/**
 * A touched control is faded at once. A server-rendered page is usable before hydration: clicks and typed input are
 * captured until then, and src/app/startup/replayEarlyEvents.ts dispatches them after hydration; a pressed control is
 * faded until then, and a pressed heart is filled at once. No form is submitted natively before that: it would put the
 * typed values, including a password, into the address. React listens from the start of hydration, so captured clicks
 * and submits do not reach it: it would handle each of them twice.
 */
(() => {
  // Inside what React hydrates, where it expects no script.
  document.currentScript.remove();
  const typed = new Map();
  const pressed = [];
  // Animations, since React would find a changed `style` while it hydrates.
  const fades = new Map();
  const controls = ':is(button, input[type="radio"], input[type="checkbox"]):enabled';
  const controlOf = ({ target }) => (target instanceof Element ? target.closest(controls) : null);
  const fade = (control) => {
    // The whole fade in the first frame, which may take 200 ms on a slow phone.
    if (!fades.has(control))
      fades.set(control, control.animate({ opacity: [0.6, 0.6] }, { duration: 80, fill: 'forwards' }));
  };
  const unfade = (control) => {
    fades.get(control)?.cancel();
    fades.delete(control);
  };
  let touched = null;
  const release = (control) => {
    if (!pressed.includes(control)) unfade(control);
  };
  const fading = {
    // A slow phone tells the end of a tap some tasks after its start.
    pointerdown: (event) => {
      release(touched);
      touched = controlOf(event);
      if (touched !== null) fade(touched);
    },
    // The touch becomes a scroll.
    pointercancel: () => release(touched),
    // A click follows at once, unless the touch has left the control or was long.
    pointerup: () => setTimeout(release, 100, touched),
  };
  const capturing = {
    input: ({ target }) => typed.set(target, target.value),
    submit: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    click: (event) => {
      const control = controlOf(event);
      if (control === null) return;
      const isHeart = control.matches('[data-favourite]');
      // React renders no attribute of this name, so that hydration leaves it alone.
      if (isHeart) control.toggleAttribute('data-pressed-early');
      if (!isHeart || !pressed.includes(control)) pressed.push(control);
      fade(control);
      event.stopPropagation();
      // Keeps the browser from changing the input: the application sets its state.
      if (control.localName === 'input') event.preventDefault();
    },
  };
  for (const listeners of [fading, capturing])
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
  window.takeEarlyEvents = () => {
    for (const [name, listener] of Object.entries(capturing)) removeEventListener(name, listener, true);
    for (const control of fades.keys()) unfade(control);
    return { typed: [...typed.entries()], pressed: pressed.splice(0) };
  };
})();
