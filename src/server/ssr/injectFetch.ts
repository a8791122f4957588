import type { FastifyInstance } from 'fastify';

/** `fetch` for server-side rendering: calls this process's API without the network. GET only. */
export const injectFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await app.inject({ method: 'GET', url, headers: { accept: 'application/json' } });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(response.rawPayload.length === 0 ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    });
  };
