import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailLinkPath } from '#domain/accounts/session.ts';
import { ApiError, forbidden, notFound } from '../errors/apiError.ts';
import { isLoopbackAddress, isLoopbackHostHeader } from '../process/loopback.ts';
import { resultWithin } from '../process/resultWithin.ts';
import { emulatorPage } from './emulatorPage.ts';
import { emulatorProject } from './emulatorProcess.ts';
import { type ProviderAccount, providerAccounts } from './providerAccounts.ts';
import type { Emulator } from './startEmulator.ts';

/**
 * A proxy from the shop's origin to its accounts emulator, so that one port is enough and the real Firebase SDK works
 * without the internet. It forwards the calls of the SDK and the sign-in window, but not the emulator's administration,
 * which shows passwords in clear text.
 */

const forwardedPaths = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  // The addresses of earlier SDKs, of which `allowedCalls` has none: they are refused as calls and not answered with a page.
  '/www.googleapis.com',
  '/emulator',
];

const signInWindow = '/emulator/auth/handler';
const toolkit = '/identitytoolkit.googleapis.com';
const accountCalls = [
  'signUp',
  'signInWithPassword',
  'signInWithIdp',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
  'createAuthUri',
];
const allowedCalls = new Set([
  ...accountCalls.map((name) => `POST ${toolkit}/v1/accounts:${name}`),
  ...['v1/projects', 'v1/recaptchaParams', 'v2/recaptchaConfig', 'v2/passwordPolicy'].map(
    (path) => `GET ${toolkit}/${path}`,
  ),
  'POST /securetoken.googleapis.com/v1/token',
  `GET ${signInWindow}`,
  'GET /emulator/auth/iframe',
]);
/** Lists the mails that a real provider would send. */
const mailbox = `GET /emulator/v1/projects/${emulatorProject}/oobCodes`;

/** A call of the SDK has some kilobytes. */
const maxBodyBytes = 1024 * 1024;
/** How long a call waits for the emulator, which takes some seconds to start. */
const readyTimeoutMs = 30_000;
/** The most connections to the emulator; further calls wait for one. */
const mostConnections = 16;

/**
 * Whether the request comes from this machine, and from a page that was opened under a loopback name. A proxy on this machine connects
 * from it for every visitor: `ip` is the visitor's address if the proxy is trusted, and the header tells of any other.
 */
const isLocalRequest = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  isLoopbackAddress(request.ip) &&
  request.headers['x-forwarded-for'] === undefined &&
  isLoopbackHostHeader(request.host);

/** Whether the request says that its body is short enough; a body of unknown length is not. */
const isShort = (headers: IncomingHttpHeaders): boolean =>
  Number(headers['content-length'] ?? Number.NaN) <= maxBodyBytes;

const refuseOtherCalls = (request: FastifyRequest): void => {
  const [path] = request.url.split('?');
  const call = `${request.method} ${path}`;
  const isMailbox = call === mailbox;
  if (isMailbox && !isLocalRequest(request))
    throw forbidden('The links in mails are shown only on the machine of the shop.');
  if (!isMailbox && !allowedCalls.has(call)) throw notFound('account call', 'address');
  if (request.method === 'POST' && !isShort(request.headers))
    throw new ApiError('tooLarge', 'That is larger than this call accepts.');
};

const originWhenReady = async (emulator: Emulator): Promise<string> => {
  const origin = await resultWithin(readyTimeoutMs, emulator.ready, null).catch(() => null);
  if (origin !== null) return origin;
  throw new ApiError('unavailable', 'The accounts are not ready yet. Please try again in a moment.');
};

// `authorization`: the emulator takes "Bearer owner" for its administrator, and the SDK sends no such header.
// `accept-encoding`: the response is read as text. The other four mean nothing to the emulator.
const withheldHeaders = new Set([
  'authorization',
  'accept-encoding',
  'origin',
  'referer',
  'cookie',
  'connection',
]);
const forwardedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !withheldHeaders.has(name)));

const returnedHeaders = new Set(['content-type', 'location']);
const secretFields = new Set(['passwordHash', 'salt', 'rawPassword']);

/** The response without the fields that only an administrator may see. */
const withoutSecretFields = (json: string): string =>
  JSON.stringify(JSON.parse(json, (name, value: unknown) => (secretFields.has(name) ? undefined : value)));

/** The accounts that the sign-in window lists; `null` if the response is not that window. */
const windowAccounts = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { headers }: Emulator,
  origin: string,
): Promise<ProviderAccount[] | null> => {
  const { pathname, searchParams } = new URL(request.url, origin);
  if (pathname !== signInWindow || reply.statusCode !== 200) return null;
  return providerAccounts(origin, headers, searchParams.get('providerId') ?? '');
};

const sendBody = (reply: FastifyReply, body: string, accounts: ProviderAccount[] | null): void => {
  const type = String(reply.getHeader('content-type') ?? '');
  reply.header('cache-control', 'no-store');
  if (type.startsWith('text/html')) {
    const { html, policy } = emulatorPage(body, accounts);
    reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN').send(html);
  } else {
    reply.send(type.startsWith('application/json') && body !== '' ? withoutSecretFields(body) : body);
  }
};

const forwardTo =
  (emulator: Emulator, shopOrigin: () => string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    refuseOtherCalls(request);
    const origin = await originWhenReady(emulator);
    // Links in the emulator's mails point to the emulator; they are made to point to the shop's own page for mail links.
    const linkOrigin = isLoopbackHostHeader(request.host)
      ? `${request.protocol}://${request.host}`
      : shopOrigin();
    const sendResponse = async (stream: NodeJS.ReadableStream): Promise<void> => {
      const body = (await text(stream))
        .replaceAll(`${origin}/emulator/action`, linkOrigin + mailLinkPath)
        .replaceAll(origin, linkOrigin);
      sendBody(reply, body, await windowAccounts(request, reply, emulator, origin));
    };
    return reply.from(`${origin}${request.url}`, {
      rewriteRequestHeaders: (_request, headers) => ({ ...forwardedHeaders(headers), ...emulator.headers }),
      rewriteHeaders: (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => returnedHeaders.has(name))),
      onResponse: (_request, _reply, { stream }) => {
        // Any POST may have changed an account, and the emulator keeps accounts in memory only.
        if (request.method === 'POST') emulator.accountsChanged();
        sendResponse(stream).catch((error: Error) => reply.send(error));
      },
      onError: (_reply, { error }) => {
        request.log.warn({ err: error }, 'the accounts emulator did not answer');
        reply.send(
          new ApiError('unavailable', "The sign-in service can't be reached right now. Please try again."),
        );
      },
    });
  };

/**
 * Forwards the SDK's calls and the sign-in window to the emulator; a call waits until the emulator is ready. Links in mails
 * start with the host of the request (and so with Vite's port) if that is a loopback name, otherwise with the shop's origin.
 * `/readyz` fails until the accounts can be used.
 */
export const identityProxy =
  (emulator: Emulator, shopOrigin: () => string) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addReadinessCheck('accounts', async () => {
      if (emulator.origin() === null) throw new Error('The accounts emulator is starting.');
    });
    // Its own log would show whole addresses; the shop's log has each request without secrets (`redactSecrets`).
    await app.register(replyFrom, { undici: { connections: mostConnections }, disableRequestLogging: true });
    // Bodies are passed on as they arrive.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const path of forwardedPaths)
      app.route({ method: ['GET', 'POST'], url: `${path}/*`, handler: forwardTo(emulator, shopOrigin) });
  };
