import type { FastifyPluginAsync } from 'fastify';
import { getPhoneCustomerCall, placePhoneOrderCall } from '#contract/orders/phoneOrders.ts';
import { callerOf } from '../../auth/authorization.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import { idempotencyKeyOf } from '../../http/routes/callHeaders.ts';
import { phoneCustomerOf, placePhoneOrder } from './phoneOrdersService.ts';
import type { PlacingParts } from './placeOrder.ts';

interface PhoneOrdersOptions extends PlacingParts {
  readonly now: () => Date;
}

/** Routes for staff who place orders for callers on the phone (DK-18). */
export const phoneOrdersRoutes: FastifyPluginAsync<PhoneOrdersOptions> = async (app, options) => {
  answerCall(
    app,
    placePhoneOrderCall,
    async (request) => {
      const order = { body: request.body, key: idempotencyKeyOf(request), staff: callerOf(request) };
      const { id, number } = await placePhoneOrder(options, { ...order, now: options.now() });
      return { insertedId: id, number };
    },
    { queue: 'orders' },
  );
  answerCall(app, getPhoneCustomerCall, ({ params }) => phoneCustomerOf(options.db, params.mobileNumber));
};
