import { defineConfig } from 'vitest/config';

/** Node's own loader cannot load these packages (vite.config.ts has the same list). */
export const packages = defineConfig({
  ssr: {
    noExternal: ['styled-components', 'redux-persist', 'keen-slider', '@reduxjs/toolkit', 'react-redux'],
  },
  test: { isolate: false },
});
