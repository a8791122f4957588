import { type Call, pathOf, type Shape } from '#contract/call/call.ts';
import type { ErrorBody } from '#contract/call/refusal.ts';
import { describedCall } from '#contract/everyCall.ts';

/** Sends requests to any host that implements the contract. */

export interface RequestOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ContractResponse<Reply = unknown> {
  readonly status: number;
  readonly body: Reply;
  /** The body of a refusal; without meaning for a success. */
  readonly refusal: ErrorBody;
  readonly headers: Headers;
}

export interface ContractClient {
  /** Sends a call of any method and returns any response, also a refusal. */
  send<S extends Shape>(call: Call<S>, options?: RequestOptions): Promise<ContractResponse<S['reply']>>;
  /** Sends a call of any method, also a write, and returns the reply, checked by the contract; throws on a refusal. */
  call<S extends Shape>(call: Call<S>, options?: RequestOptions): Promise<S['reply']>;
}

const readBody = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

/** The whole body; of a stream of events, which has no end, the first part. */
const textOf = async (response: Response): Promise<string> => {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || response.body === null) return response.text();
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
};

const fetchResponse = async (
  origin: string,
  { method, path }: Call,
  { params = {}, query = {}, body, token, headers = {} }: RequestOptions,
) => {
  const url = new URL(`/api${pathOf(path, params)}`, origin);
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) url.searchParams.append(name, String(one));
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await textOf(response) };
};

/** `inspect` receives every call with its response. */
export const createContractClient = (
  origin: string,
  inspect: (call: Call, options: RequestOptions, response: ContractResponse) => void = () => undefined,
): ContractClient => {
  const send: ContractClient['send'] = async <S extends Shape>(
    call: Call<S>,
    options: RequestOptions = {},
  ) => {
    const { status, headers, ...reply } = await fetchResponse(origin, call, options);
    const body = readBody(reply.text) as S['reply'] & ErrorBody;
    const response = { status, body, refusal: body, headers };
    inspect(call, options, response);
    return response;
  };
  return {
    send,
    call: async (call, options) => {
      const { status, body, refusal } = await send(call, options);
      if (status !== 200) throw new Error(`${call.method} ${call.path} gave ${status}: ${refusal.message}`);
      return describedCall(call).schemas.reply.validateSync(body, { strict: true });
    },
  };
};
