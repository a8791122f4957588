import type { Plugin } from 'vite';

/**
 * styled-components imports stylis' vendor prefixer, more than a KiB of every first visit, and uses it only with
 * `enableVendorPrefixes`. No browser of the build's target needs prefixes.
 */
export const noVendorPrefixer: Plugin = {
  name: 'no-vendor-prefixer',
  enforce: 'pre',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  load: {
    filter: { id: /node_modules[\\/]stylis[\\/]src[\\/]Prefixer[.]js$/ },
    handler: () => 'export const prefix = (value) => value;',
  },
};
