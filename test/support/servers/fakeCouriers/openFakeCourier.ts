import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { parseJson } from '#domain/values/parse.ts';
import { openServer } from '../openServer.ts';
import { type CourierFault, isBeforeTheAct, mangledAnswer } from './courierFaults.ts';

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The JSON of the body. */
  readonly body: unknown;
}

export interface FakeReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface FaultyCalls {
  readonly kind: CourierFault;
  /** All but sign-ins when left out. */
  readonly affects?: (method: string, path: string) => boolean;
  /** Number of calls after which the fault ends. */
  times?: number;
}

/** A courier on this machine, with state, faults and a log of its calls. */
export interface FakeCourier {
  readonly address: string;
  readonly calls: readonly FakeCall[];
  /** Calls that followed a redirect to another host. */
  readonly callsElsewhere: readonly FakeCall[];
  /** Replaces the present fault; `null` for none. */
  readonly fail: (faulty: FaultyCalls | null) => void;
  /** Refuses connections until it comes up again at the same address. */
  readonly goDown: () => Promise<void>;
  readonly comeUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface FakeCourierOptions {
  readonly answer: (call: FakeCall) => FakeReply | Promise<FakeReply>;
  /** Path before that of each call. */
  readonly base: string;
  /** Fields of answers that a caller needs. */
  readonly vital: ReadonlySet<string>;
  readonly isSignIn?: (path: string) => boolean;
  /** Milliseconds of the fault `slow`. */
  readonly slowness?: number;
}

const page = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
const twoMegabytes = 'x'.repeat(2 * 1024 * 1024);

const callOf = async (request: IncomingMessage, base: string): Promise<FakeCall> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://courier');
  return {
    method: request.method ?? '',
    path: pathname.startsWith(base) ? pathname.slice(base.length) : pathname,
    query: searchParams,
    headers: request.headers,
    body: parseJson(await textOf(request)),
  };
};

const sendJson = (response: ServerResponse, { status, body, headers = {} }: FakeReply): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

const sendFaulty = (
  fault: CourierFault,
  response: ServerResponse,
  reply: FakeReply | null,
  { vital, slowness = 10_000 }: FakeCourierOptions,
  elsewhere: string,
): void => {
  if (fault === 'silent') return;
  if (fault === 'answerLost') return void response.destroy();
  if (fault === 'redirect') return void response.writeHead(307, { location: elsewhere }).end();
  if (fault === 'htmlPage' || fault === 'htmlFailure' || fault === '504AfterBooking') {
    const status = { htmlPage: 200, htmlFailure: 502, '504AfterBooking': 504 }[fault];
    return void response.writeHead(status, { 'content-type': 'text/html' }).end(page);
  }
  // The faults that are left have a reply: they come after the act.
  const { status, body } = reply ?? { status: 500, body: null };
  if (fault === 'notJson') {
    const text = JSON.stringify(body);
    return void response.writeHead(status).end(text.slice(0, text.length / 2));
  }
  if (fault === 'huge') return sendJson(response, { status, body: { ...(body as object), twoMegabytes } });
  if (fault === 'slow') return void setTimeout(() => sendJson(response, { status, body }), slowness).unref();
  sendJson(response, { status, body: mangledAnswer(fault, body, vital) });
};

export const openFakeCourier = async (options: FakeCourierOptions): Promise<FakeCourier> => {
  const { answer, base, isSignIn = () => false } = options;
  const calls: FakeCall[] = [];
  const callsElsewhere: FakeCall[] = [];
  let faulty: FaultyCalls | null = null;
  const takeFault = (method: string, path: string): CourierFault | null => {
    const affects = faulty?.affects ?? ((_method: string, path: string) => !isSignIn(path));
    if (faulty === null || !affects(method, path) || faulty.times === 0) return null;
    if (faulty.times !== undefined) faulty.times -= 1;
    return faulty.kind;
  };
  const other = await openServer((request, response) => {
    callOf(request, '')
      .then((call) => callsElsewhere.push(call))
      .catch(() => undefined)
      .finally(() => response.end('{}'));
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await callOf(request, base);
    calls.push(call);
    const fault = takeFault(call.method, call.path);
    if (fault === null) return sendJson(response, await answer(call));
    const reply = isBeforeTheAct(fault) ? null : await answer(call);
    sendFaulty(fault, response, reply, options, `${other.origin}/taken`);
  };
  const open = (port: number) =>
    openServer(
      (request, response) => {
        handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
      },
      { port },
    );
  let server = await open(0);
  const { origin } = server;
  return {
    address: `${origin}${base}`,
    calls,
    callsElsewhere,
    fail: (next) => {
      faulty = next;
    },
    goDown: () => server.close(),
    comeUp: async () => {
      server = await open(Number(new URL(origin).port));
    },
    close: async () => {
      await server.close();
      await other.close();
    },
  };
};
