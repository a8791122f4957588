import type { FastifyPluginAsync } from 'fastify';
import type { ClientError } from '#contract/shop/clientErrors.ts';
import { reportClientErrorCall } from '#contract/shop/clientErrors.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { withoutSecrets } from '../monitoring/withoutSecrets.ts';
import { contractRoute } from './contractRoute.ts';

/** Reports a minute from one address; a visit sends at most five. */
const perMinute = 20;
/** Bytes: the longest report in the longest encoding of its characters. */
const bodyLimit = 32 * 1024;

// A phone number, an order's total or id; a position in a stack (`:12:3456`) has fewer digits.
const longNumber = /\+?\d[\d -]{6,}\d|[0-9a-f]{24}/gi;

const email = /[^\s@"'<>(),]+@[^\s@"'<>(),]+/g;

/** Without what a message may quote of a person: addresses, numbers, tokens. */
const impersonal = (text: string): string =>
  text
    .split('\n')
    .map((line) => withoutSecrets(line.replace(email, '[email]')).replace(longNumber, '[number]'))
    .join('\n');

const impersonalReport = ({ kind, message, stack, route, build }: ClientError) => ({
  kind,
  message: impersonal(message),
  stack: impersonal(stack),
  route: impersonal(route),
  build: impersonal(build),
});

/** Takes errors of the application in browsers into the log (OP-38). Mounted under `/api`. */
export const clientErrorsRoutes: FastifyPluginAsync = async (app) => {
  app.route({
    ...contractRoute(reportClientErrorCall, {
      limit: { rate: app.perMinute('client-errors', perMinute), key: clientAddress },
      handler: async ({ body, log }) => {
        app.metrics.clientErrors.inc({ kind: body.kind });
        log.warn({ clientError: impersonalReport(body) }, 'a browser reported an error');
        return { received: true as const };
      },
    }),
    bodyLimit,
  });
};
