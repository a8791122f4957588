/**
 * A painted page can be used before its application has come. What is pressed and typed until then is kept,
 * and src/app/startup/replayEarlyEvents.ts does it once the application has taken over. No form goes out by itself meanwhile:
 * it would put what was typed, a password too, into the address.
 */
(() => {
  const typed = new Map();
  const pressed = [];
  const listeners = {
    input: ({ target }) => typed.set(target, target.value),
    submit: (event) => event.preventDefault(),
    click: (event) => {
      const { target } = event;
      const controls = 'button, input[type="radio"], input[type="checkbox"]';
      const control = target instanceof Element ? target.closest(controls) : null;
      if (control === null) return;
      pressed.push(control);
      // What it shows is the application's to change.
      if (control.localName === 'input') event.preventDefault();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true);
  window.takeEarlyEvents = () => {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true);
    return { typed: [...typed.entries()], pressed };
  };
})();
