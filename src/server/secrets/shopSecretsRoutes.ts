import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { getShopSecretsCall, removeShopSecretCall, saveShopSecretCall } from '#contract/shop/shopSecrets.ts';
import { callerOf } from '../auth/authorization.ts';
import { answerCall } from '../http/routes/answerCall.ts';
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
  const limit = { rate, key: (request: FastifyRequest) => callerOf(request).uid };
  answerCall(app, getShopSecretsCall, () => secrets.hints());
  answerCall(
    app,
    saveShopSecretCall,
    async (request) => {
      await secrets.set(callerOf(request), request.params.name, request.body.value);
      await refreshCouriers();
      return secrets.hints();
    },
    { limit },
  );
  answerCall(
    app,
    removeShopSecretCall,
    async (request) => {
      await secrets.remove(callerOf(request), request.params.name);
      await refreshCouriers();
      return secrets.hints();
    },
    { limit },
  );
};
