import type { Plugin } from 'vite';

/** The module of React Router without its component Form. No line moves, so that its source map still fits. */
export const withoutForm = (code: string): string =>
  code
    .replace('var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef(')
    .replace('Form.displayName = "Form";', '');

/**
 * React Router gives its component Form a name by an assignment, and a build keeps what is assigned to: Form and what it submits by
 * would be a KiB of every first visit. No screen uses it.
 */
export const noRouterForm: Plugin = {
  name: 'no-router-form',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({ code: withoutForm(code), map: null }),
  },
};
