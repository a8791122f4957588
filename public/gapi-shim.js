/**
 * Replaces https://apis.google.com/js/api.js when the accounts are the emulator's: the part of `gapi.iframes`
 * that the Firebase SDK and the emulator's helper frame use, same origin only, so that the sign-in window
 * works without the internet.
 */
(() => {
  const mark = 'gapi-shim';
  const CROSS_ORIGIN_IFRAMES_FILTER = 'same-origin';

  /**
   * Messaging with another window: named messages, each answered once. A message without a handler waits for it.
   */
  const channel = (other) => {
    const handlers = new Map();
    const early = [];
    // Callbacks of the messages that have no answer yet, by the number of the message.
    const waiting = new Map();
    let calls = 0;

    const post = (message) => other().postMessage({ ...message, mark }, location.origin);
    const answer = async ({ name, call, data }) => post({ to: call, data: await handlers.get(name)(data) });
    const settle = ({ to, data }) => {
      const callback = waiting.get(to);
      waiting.delete(to);
      // The SDK's own callback throws after it has done its work.
      try {
        callback?.([data]);
      } catch {}
    };
    addEventListener('message', ({ origin, source, data }) => {
      if (origin !== location.origin || source !== other() || data?.mark !== mark) return;
      if (data.to !== undefined) settle(data);
      else if (handlers.has(data.name)) void answer(data);
      else early.push(data);
    });
    const register = (name, handler) => {
      handlers.set(name, handler);
      for (const message of early.splice(0)) {
        if (message.name === name) void answer(message);
        else early.push(message);
      }
    };
    const send = (name, data, callback) => {
      calls += 1;
      if (callback) waiting.set(calls, callback);
      post({ name, data, call: calls });
    };
    return { register, send };
  };

  const open = ({ where, url, attributes }, opened) => {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes?.style);
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.src = url;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    where.append(frame);
    const { register, send } = channel(() => frame.contentWindow);
    const ping = async (done) => {
      await loaded;
      done?.();
    };
    return Promise.resolve(opened({ register, send, ping, restyle: () => Promise.resolve() }));
  };

  const context = { open, getParentIframe: () => channel(() => window.parent) };
  window.gapi = {
    load: (_modules, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER, Iframe: Object, getContext: () => context },
  };
  window.gapi_onload?.();
})();
