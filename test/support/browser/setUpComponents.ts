import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need longer than the second that is the default; only a failing test waits for all of it.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library does both by itself only where Vitest's functions are global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  cleanup();
  // A dialog may still be there: Happy DOM ends no animation, so a dialog that closes with one stays.
  document.querySelector('.swal2-container')?.remove();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
});

// Happy DOM loads no image and still calls each one complete, which in a browser means that it failed to load.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false });

// Happy DOM has options, and no constructor for them.
Object.assign(globalThis, {
  Option: function createOption(text: string) {
    return Object.assign(document.createElement('option'), { text });
  },
});
