import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A client with one connection, which it uses for every request as long as the server allows. */
export interface KeepAliveClient {
  /** Rejects when there is no complete response. */
  get(path: string, headers?: OutgoingHttpHeaders): Promise<RawResponse>;
  /** As `get`, with the body as JSON. */
  post(path: string, body: unknown): Promise<RawResponse>;
  close(): void;
}

export const openKeepAliveClient = (origin: string): KeepAliveClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body?: string,
  ): Promise<RawResponse> =>
    new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, origin), { method, agent, headers }, (response) => {
        text(response).then(
          (received) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received }),
          reject,
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return {
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, body) => send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body)),
    close: () => agent.destroy(),
  };
};
