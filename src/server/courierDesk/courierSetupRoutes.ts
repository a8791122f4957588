import type { FastifyPluginAsync } from 'fastify';
import { getCourierSetupCall, tryCourierCall } from '#contract/shop/courierSetup.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { readCourierSetup, tryCourier } from './courierSetupService.ts';

interface CourierSetupOptions {
  readonly couriers: Couriers;
  /** Why a courier with settings could not be opened, in a sentence for admins. */
  readonly wrongCouriers: ReadonlyMap<CourierId, string>;
  readonly secrets: ShopSecrets;
  readonly shopSettings: CurrentShopSettings;
  /** Returns the shop's public origin, for webhook addresses. Without PUBLIC_URL it has the port, known only when the server listens. */
  readonly origin: () => string;
}

/** How often the whole shop may try the keys of one courier: ten wrong tries in five minutes lock an account at Steadfast. */
const trialsPerMinute = 1;

/** Routes for admins who set up couriers (CR-14). */
export const courierSetupRoutes: FastifyPluginAsync<CourierSetupOptions> = async (
  app,
  { couriers, wrongCouriers, secrets, shopSettings, origin },
) => {
  const rate = app.perMinute('trials of couriers', trialsPerMinute);
  answerCall(app, getCourierSetupCall, () =>
    readCourierSetup({
      couriers,
      wrongCouriers,
      secrets,
      settings: shopSettings.newest.settings,
      origin: origin(),
    }),
  );
  answerCall(app, tryCourierCall, ({ params }) => tryCourier(couriers, params.courier), {
    limit: { rate, key: ({ params }) => params.courier },
  });
};
