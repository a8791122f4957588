/**
 * A server-rendered page is usable before hydration. Clicks and typed input are captured until then, and
 * src/app/startup/replayEarlyEvents.ts dispatches them after hydration; a pressed control is faded until then. No
 * form is submitted natively before that: it would put the typed values, including a password, into the address.
 * React listens from the start of hydration, so captured clicks and submits do not reach it: it would handle each of
 * them twice.
 */
(() => {
  const typed = new Map();
  const pressed = [];
  // An animation, since React would find a changed attribute while it hydrates.
  const answers = [];
  const listeners = {
    input: ({ target }) => typed.set(target, target.value),
    submit: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    click: (event) => {
      const { target } = event;
      const controls = 'button, input[type="radio"], input[type="checkbox"]';
      const control = target instanceof Element ? target.closest(controls) : null;
      if (control === null) return;
      pressed.push(control);
      answers.push(control.animate({ opacity: 0.6 }, { duration: 80, fill: 'forwards' }));
      event.stopPropagation();
      // Keeps the browser from changing the input: the application sets its state.
      if (control.localName === 'input') event.preventDefault();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
  window.takeEarlyEvents = () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    for (const answer of answers) answer.cancel();
    return { typed: [...typed.entries()], pressed };
  };
})();
