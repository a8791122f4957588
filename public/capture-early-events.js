/**
 * Makes a server-rendered page usable before hydration: clicks and typed input are captured, and
 * src/app/start/replayEarlyEvents.ts dispatches them after hydration. A touched control is faded at once, at any time.
 * A control pressed before hydration stays faded until then, and a heart is filled at once. No form is submitted
 * natively before hydration: that would put the typed values, including a password, into the address. React listens
 * from the start of hydration, so captured clicks and submits are stopped here: React would handle each of them twice.
 */
(() => {
  // The script element stands inside the markup that React hydrates, and React expects none there.
  document.currentScript.remove();
  const typed = new Map();
  const pressed = [];
  // Animations by control; a changed `style` attribute would differ from what React expects while it hydrates.
  const fades = new Map();
  const controls = ':is(button, input[type="radio"], input[type="checkbox"]):enabled';
  const controlOf = ({ target }) => (target instanceof Element ? target.closest(controls) : null);
  const fade = (control) => {
    // Both keyframes are equal, so that the first frame shows the whole fade: it may take 200 ms on a slow phone.
    if (!fades.has(control))
      fades.set(control, control.animate({ opacity: [0.6, 0.6] }, { duration: 80, fill: 'forwards' }));
  };
  const unfade = (control) => {
    fades.get(control)?.cancel();
    fades.delete(control);
  };
  let touched = null;
  // A control whose click is captured stays faded until the click is replayed.
  const release = (control) => {
    if (!pressed.includes(control)) unfade(control);
  };
  const fading = {
    // Not only at the click: a slow phone dispatches the end of a tap some tasks after its start.
    pointerdown: (event) => {
      release(touched);
      touched = controlOf(event);
      if (touched !== null) fade(touched);
    },
    // The browser takes the touch over for scrolling.
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
