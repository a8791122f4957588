import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  askAdvanceCall,
  decideAdvanceCall,
  getAdvanceCall,
  listOrderAdvancesCall,
  listPaidAdvancesCall,
  payAdvanceCall,
} from '#contract/orders/advances.ts';
import { callerOf } from '../auth/authorization.ts';
import { contractRoute } from '../http/routes/answerCall.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { askAdvance } from './askAdvance.ts';
import { customerAdvance } from './customerAdvance.ts';
import { decideAdvance } from './decideAdvance.ts';
import { openPayment } from './openPayment.ts';
import { orderAdvances, paidAdvances } from './orderAdvances.ts';

/** How many payment pages one client address may open per minute for one advance; all addresses together may open more. */
const pagesPerMinute = 6;

const staffRoutes = (app: FastifyInstance, desk: AdvanceDesk): void => {
  app.route(
    contractRoute(listOrderAdvancesCall, { handler: ({ params }) => orderAdvances(desk, params.id) }),
  );
  app.route(
    contractRoute(askAdvanceCall, {
      handler: async (request) => {
        await askAdvance(desk, callerOf(request), request.params.id);
        return orderAdvances(desk, request.params.id);
      },
    }),
  );
  app.route(
    contractRoute(decideAdvanceCall, {
      handler: async (request) => {
        const { params, body } = request;
        await decideAdvance(desk, callerOf(request), { id: params.id, body });
        // The one advance that was decided on; otherwise `decideAdvance` throws.
        return { modifiedCount: 1 };
      },
    }),
  );
  app.route(
    contractRoute(listPaidAdvancesCall, {
      handler: async ({ query }) => ({ advances: await paidAdvances(desk, query.ids.split(',')) }),
    }),
  );
};

/** Routes of the advance desk: staff ask for and decide on advances, customers see and pay theirs (CA-10). */
export const advanceDeskRoutes: FastifyPluginAsync<{ readonly desk: AdvanceDesk }> = async (
  app,
  { desk },
) => {
  staffRoutes(app, desk);
  app.route(contractRoute(getAdvanceCall, { handler: ({ body }) => customerAdvance(desk, body.token) }));
  app.route(
    contractRoute(payAdvanceCall, {
      limit: {
        rate: app.perMinute('payment pages', pagesPerMinute, { ofEachAddress: true }),
        key: ({ body }) => body.token,
      },
      handler: async ({ body }) => ({ url: await openPayment(desk, body.token, body.language) }),
    }),
  );
};
