import { boolean, object } from 'yup';
import { type CallSchemas, choiceRule, textRule } from '../call/callSchemas.ts';

/** A text of at most `length` characters; the browser cuts each to the same length (`errorReporter.ts`). */
const text = (name: string, length: number) => textRule(name, length).defined(`${name} is required`);

/** Where a browser caught the error: in a script, in a promise, or in a screen that React was rendering. */
export const clientErrorKinds = ['error', 'rejection', 'screen'] as const;

/** Schemas of the call in clientErrors.ts. */
export const clientErrorsSchemas = {
  reportClientError: {
    refusals: ['tooLarge', 'tooMany'],
    body: object({
      kind: choiceRule('kind', clientErrorKinds).required('kind is required'),
      message: text('message', 500),
      /** The browser's stack, with positions in the built files. */
      stack: text('stack', 4000),
      /** The route's pattern, such as `/product-details/:id`, never the address. */
      route: text('route', 200),
      /** File name of the page's entry script, which identifies the build; empty when it is not known. */
      build: text('build', 100).matches(/^[\w.-]*$/, 'build must be the name of a file'),
    }).required('a body is required'),
    reply: object({ received: boolean().required().isTrue() }).required(),
  },
} satisfies Record<string, CallSchemas>;
