import type { FastifyPluginAsync } from 'fastify';
import type { ClientError } from '#contract/shop/clientErrors.ts';
import { reportClientErrorCall } from '#contract/shop/clientErrors.ts';
import { missingSentence } from '#messages/api/client.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { redactSecrets } from '../monitoring/redactSecrets.ts';
import { answerCall } from './answerCall.ts';

/** Reports a minute from one address; a visit sends at most five. */
const perMinute = 20;
/** Bytes: room for the longest report, with each character in its longest encoding. */
const bodyLimit = 32 * 1024;

// Phone numbers and ids of orders. Positions in a stack (`:12:3456`) have fewer digits, hashes of builds more.
const longNumber = /\+?\d[\d -]{6,}\d|\b[0-9a-f]{24}\b/gi;

const email = /[^\s@"'<>(),]+@[^\s@"'<>(),]+/g;

/** Removes what an error may quote about a person: e-mail addresses, numbers, tokens. */
const redactPersonalData = (text: string): string =>
  text
    .split('\n')
    // Line by line, since `redactSecrets` is made for a URL and would cut a long stack.
    .map((line) => redactSecrets(line.replace(email, '[email]')).replace(longNumber, '[number]'))
    .join('\n');

const redactReport = ({ kind, message, stack, route, build }: ClientError) => ({
  kind,
  message: redactPersonalData(message),
  stack: redactPersonalData(stack),
  route: redactPersonalData(route),
  build: redactPersonalData(build),
});

/** Logs the errors that the application reports from browsers (OP-38). Mounted under `/api`. */
export const clientErrorsRoutes: FastifyPluginAsync = async (app) => {
  answerCall(
    app,
    reportClientErrorCall,
    async ({ body, log }) => {
      app.metrics.clientErrors.inc({ kind: body.kind });
      if (body.message.startsWith(missingSentence)) app.metrics.messagesMissing.inc();
      log.warn({ clientError: redactReport(body) }, 'a browser reported an error');
      return { received: true as const };
    },
    { limit: { rate: app.perMinute('client-errors', perMinute), key: clientAddress }, bodyLimit },
  );
};
