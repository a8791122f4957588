import type { FastifyInstance } from 'fastify';

/** A response with its whole text: reading that from a stream, as `Response` does, would take longer than many calls. */
class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

/** `fetch` for server-side rendering: calls this process's API without the network. It can only GET and read the body by `text()`. */
export const injectFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await app.inject({ method: 'GET', url, headers: { accept: 'application/json' } });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new TextResponse(response.payload, { status: response.statusCode, headers });
  };
