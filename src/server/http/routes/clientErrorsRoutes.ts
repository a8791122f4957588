import type { FastifyPluginAsync } from 'fastify';
import type { ClientError } from '#contract/shop/clientErrors.ts';
import { reportClientErrorCall } from '#contract/shop/clientErrors.ts';
import { missingSentence } from '#messages/api/client.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { redactSecrets } from '../monitoring/redactSecrets.ts';
import { contractRoute } from './contractRoute.ts';

/** Reports a minute from one address; a visit sends at most five. */
const perMinute = 20;
/** Bytes: the longest report in the longest encoding of its characters. */
const bodyLimit = 32 * 1024;

// A phone number or an order's id; a position in a stack (`:12:3456`) has fewer digits, the hash of a build more.
const longNumber = /\+?\d[\d -]{6,}\d|\b[0-9a-f]{24}\b/gi;

const email = /[^\s@"'<>(),]+@[^\s@"'<>(),]+/g;

/** Removes what a message may quote of a person: addresses, numbers, tokens. */
const redactPersonalData = (text: string): string =>
  text
    .split('\n')
    // `redactSecrets` is made for a URL: it would cut a long stack.
    .map((line) => redactSecrets(line.replace(email, '[email]')).replace(longNumber, '[number]'))
    .join('\n');

const redactReport = ({ kind, message, stack, route, build }: ClientError) => ({
  kind,
  message: redactPersonalData(message),
  stack: redactPersonalData(stack),
  route: redactPersonalData(route),
  build: redactPersonalData(build),
});

/** Takes errors of the application in browsers into the log (OP-38). Mounted under `/api`. */
export const clientErrorsRoutes: FastifyPluginAsync = async (app) => {
  app.route({
    ...contractRoute(reportClientErrorCall, {
      limit: { rate: app.perMinute('client-errors', perMinute), key: clientAddress },
      handler: async ({ body, log }) => {
        app.metrics.clientErrors.inc({ kind: body.kind });
        if (body.message.startsWith(missingSentence)) app.metrics.messagesMissing.inc();
        log.warn({ clientError: redactReport(body) }, 'a browser reported an error');
        return { received: true as const };
      },
    }),
    bodyLimit,
  });
};
