import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { advancePath } from '#domain/cash/advanceTexts.ts';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import { addressPrefixes, localAddress } from '#domain/pages/languages.ts';
import { ApiError, notFound } from '../errors/apiError.ts';
import { resultWithin } from '../process/resultWithin.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { checkNewest, checkPayment, readHint } from './checkPayment.ts';
import { advanceOfToken } from './customerAdvance.ts';
import { noticePath, returnPath } from './openPayment.ts';

/** The most bytes of a form that is read; a notice of the gateway has one or two thousand. */
const maxFormBytes = 32 * 1024;

/** How often per minute one client address may make the shop ask the gateway about one advance. */
const checksPerMinute = 6;

/** How long a returning shopper waits for the gateway's answer before the page is shown without it. */
const returnWaitMs = 8000;

interface FormRoute {
  Body: URLSearchParams | undefined;
}
interface ReturnRoute extends FormRoute {
  Params: { token: string };
}

/** HTTP status See Other: the browser opens the address with GET, whatever it has sent. */
const seeOther = 303;

/** Redirects the browser to the page of an advance, so that a reload repeats that request and not the posted form. */
const showPage = (reply: FastifyReply, prefix: string, token: string) =>
  reply.header('cache-control', 'no-store').redirect(localAddress(prefix, advancePath(token)), seeOther);

/** Checks payments of an advance by `ask`; if that fails, it is only logged. Throws an ApiError after too many checks. */
type Check = (
  advanceId: string,
  ask: () => Promise<void>,
  client: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => Promise<void>;

const createCheck = (app: FastifyInstance): Check => {
  const checks = app.perMinute('payment checks', checksPerMinute, { ofEachAddress: true });
  return (advanceId, ask, client) =>
    checks.run(advanceId, client, async () => {
      try {
        await ask();
      } catch (error) {
        client.request.log.warn({ err: error }, 'a payment could not be checked');
      }
    });
};

/** Checks the payment for a shopper who comes back from the gateway, for some seconds at most; does nothing for an unknown token. */
const checkReturn = async (
  { desk, check }: { readonly desk: AdvanceDesk; readonly check: Check },
  token: string,
  client: { readonly request: FastifyRequest<ReturnRoute>; readonly reply: FastifyReply },
): Promise<void> => {
  const advance = await advanceOfToken(desk, token).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (advance === null) return;
  const hint = readHint(client.request.body ?? new URLSearchParams());
  const isOfThisAdvance = hint !== null && hint.advanceId === advance.id;
  const ask = () => (isOfThisAdvance ? checkPayment(desk, hint) : checkNewest(desk, advance));
  const checking = check(advance.id, ask, client).catch((error: unknown) => {
    // Too many checks: the page then shows what is stored.
    if (!(error instanceof ApiError)) throw error;
  });
  // The page that follows shows what is stored by then, whether or not the gateway has answered.
  await resultWithin(returnWaitMs, checking, undefined);
};

/**
 * Routes for what the gateway, or a shopper's browser coming from it, posts (CA-10); outside of `/api`, since no account is
 * involved. Anybody can send either form, so they are only hints: the shop then asks the gateway itself. The shop uses no
 * cookies, so a form that another site makes a browser post acts for no account.
 */
export const gatewayRoutes: FastifyPluginAsync<{ readonly desk: AdvanceDesk }> = async (app, { desk }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  const check = createCheck(app);

  app.post<FormRoute>(noticePath, { bodyLimit: maxFormBytes }, async (request, reply) => {
    const hint = readHint(request.body ?? new URLSearchParams());
    // Counted and answered alike for an advance that the shop does not have, so that nobody learns which exist.
    if (hint !== null) await check(hint.advanceId, () => checkPayment(desk, hint), { request, reply });
    return reply.code(200).type('text/plain').send('OK');
  });

  // The shopper comes back in the language of the page that led to the gateway.
  for (const prefix of Object.values(addressPrefixes)) {
    app.post<ReturnRoute>(
      returnPath(':token', prefix),
      { bodyLimit: maxFormBytes },
      async (request, reply) => {
        const { token } = request.params;
        if (!isLinkToken(token)) throw notFound('page');
        await checkReturn({ desk, check }, token, { request, reply });
        return showPage(reply, prefix, token);
      },
    );

    // For a browser that loads the address again without the form.
    app.get<ReturnRoute>(returnPath(':token', prefix), async ({ params }, reply) => {
      if (!isLinkToken(params.token)) throw notFound('page');
      return showPage(reply, prefix, params.token);
    });
  }
};
