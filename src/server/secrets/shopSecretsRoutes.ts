import type { FastifyPluginAsync } from 'fastify';
import { getShopSecretsCall, removeShopSecretCall, saveShopSecretCall } from '#contract/shop/shopSecrets.ts';
import { callerOf } from '../auth/authorization.ts';
import { contractRoute } from '../http/routes/answerCall.ts';
import type { ShopSecrets } from './shopSecrets.ts';

/** How often an admin may save or remove a secret per minute. */
const perMinute = 60;

interface ShopSecretsOptions {
  readonly secrets: ShopSecrets;
  /** Opens couriers again if their keys have changed. Never throws. */
  readonly refreshCouriers: () => Promise<void>;
}

/** Routes for the shop's secrets (SP-14), which admins save and nobody reads. */
export const shopSecretsRoutes: FastifyPluginAsync<ShopSecretsOptions> = async (
  app,
  { secrets, refreshCouriers },
) => {
  const rate = app.perMinute('secrets', perMinute);
  app.route(contractRoute(getShopSecretsCall, { handler: () => secrets.hints() }));
  app.route(
    contractRoute(saveShopSecretCall, {
      limit: { rate, key: (request) => callerOf(request).uid },
      handler: async (request) => {
        await secrets.set(callerOf(request), request.params.name, request.body.value);
        await refreshCouriers();
        return secrets.hints();
      },
    }),
  );
  app.route(
    contractRoute(removeShopSecretCall, {
      limit: { rate, key: (request) => callerOf(request).uid },
      handler: async (request) => {
        await secrets.remove(callerOf(request), request.params.name);
        await refreshCouriers();
        return secrets.hints();
      },
    }),
  );
};
