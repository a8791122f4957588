import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkStaffCall } from '#contract/accounts/users.ts';
import { type AuthorizationOptions, authorization } from '#server/auth/authorization.ts';
import { StartError } from '#server/errors/startError.ts';
import { limitLoad } from '#server/http/limits/limitLoad.ts';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { answerCall } from '#server/http/routes/answerCall.ts';

/** A server that has not started, with routes under /api. */
const starting = async (addRoutes: (api: FastifyInstance) => void): Promise<unknown> => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(measureRequests);
  await app.register(limitLoad, { concurrency: 1, waitMs: 400 });
  // Fastify's own compiler cannot read the yup schemas of calls.
  app.setValidatorCompiler(() => (data: unknown) => ({ value: data }));
  // No request is sent, so nothing is asked of the database and the providers.
  await app.register(authorization, {} as AuthorizationOptions);
  return app
    .register(async (api) => addRoutes(api), { prefix: '/api' })
    .then(
      () => null,
      (error: unknown) => error,
    );
};

describe('API-10 the start of a server', () => {
  it('refuses a route under /api that no call names, in one plain sentence', async () => {
    const error = await starting((api) => {
      api.get('/sales', async () => ({ total: 1 }));
    });

    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(
      'GET /api/sales is no call of the contract, so nothing says who may make it: add the route with answerCall.',
    );
  });

  it('refuses such a route also when it has a hook of its own', async () => {
    const error = await starting((api) => {
      api.get('/sales', { preValidation: api.authorize.admin }, async () => ({ total: 1 }));
    });

    expect(error).toBeInstanceOf(StartError);
  });

  it('takes routes of calls, health and the description of the API', async () => {
    const error = await starting((api) => {
      answerCall(api, checkStaffCall, async () => ({ role: 'staff' as const }));
      api.get('/health', async () => ({ status: 'ok' }));
      api.get('/openapi.json', async () => ({}));
      api.get('/docs/static/*', async () => ({}));
    });

    expect(error).toBe(null);
  });
});
