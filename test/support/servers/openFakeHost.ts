import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { PageSettings } from '#contract/settings.ts';
import { ownSettings } from '../ownSettings.ts';
import { openServer } from './openServer.ts';

/** One received request. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path under `/api`, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** The host's response: `body` as JSON, or `text` unchanged. */
export interface FakeResponse {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface FakeHost {
  readonly settings: PageSettings;
  readonly requests: readonly ReceivedRequest[];
}

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** An HTTP host with responses from the test, which has every call of the shop; closed when the test ends. */
export const openFakeHost = async (
  respond: (request: ReceivedRequest, count: number) => FakeResponse | Promise<FakeResponse>,
): Promise<FakeHost> => {
  const requests: ReceivedRequest[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://host');
    const hasBody =
      request.headers['content-length'] !== undefined && request.headers['content-length'] !== '0';
    const received: ReceivedRequest = {
      method: request.method ?? '',
      path: url.pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body:
        hasBody || request.headers['transfer-encoding'] !== undefined
          ? bodyOf(await textOf(request))
          : undefined,
    };
    requests.push(received);
    const {
      status = 200,
      body = null,
      text = JSON.stringify(body),
      headers = {},
    } = await respond(received, requests.length);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };
  const server = await openServer((request, response) => {
    // The client broke off, or an assertion in `respond` failed: the client then gets its text.
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  onTestFinished(server.close);
  return { settings: { ...ownSettings, apiHost: server.origin }, requests };
};
