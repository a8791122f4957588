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
import { answerCall } from '../http/routes/answerCall.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { askAdvance } from './askAdvance.ts';
import { customerAdvance } from './customerAdvance.ts';
import { decideAdvance } from './decideAdvance.ts';
import { openPayment } from './openPayment.ts';
import { orderAdvances, paidAdvances } from './orderAdvances.ts';

/** How many payment pages one client address may open per minute for one advance; all addresses together may open more. */
const pagesPerMinute = 6;

const staffRoutes = (app: FastifyInstance, desk: AdvanceDesk): void => {
  answerCall(app, listOrderAdvancesCall, ({ params }) => orderAdvances(desk, params.id));
  answerCall(app, askAdvanceCall, async (request) => {
    await askAdvance(desk, callerOf(request), request.params.id);
    return orderAdvances(desk, request.params.id);
  });
  answerCall(app, decideAdvanceCall, async (request) => {
    const { params, body } = request;
    await decideAdvance(desk, callerOf(request), { id: params.id, body });
    // The one advance that was decided on; otherwise `decideAdvance` throws.
    return { modifiedCount: 1 };
  });
  answerCall(app, listPaidAdvancesCall, async ({ query }) => ({
    advances: await paidAdvances(desk, query.ids.split(',')),
  }));
};

/** Routes of the advance desk: staff ask for and decide on advances, customers see and pay theirs (CA-10). */
export const advanceDeskRoutes: FastifyPluginAsync<{ readonly desk: AdvanceDesk }> = async (
  app,
  { desk },
) => {
  staffRoutes(app, desk);
  answerCall(app, getAdvanceCall, ({ body }) => customerAdvance(desk, body.token));
  answerCall(
    app,
    payAdvanceCall,
    async ({ body }) => ({ url: await openPayment(desk, body.token, body.language) }),
    {
      limit: {
        rate: app.perMinute('payment pages', pagesPerMinute, { ofEachAddress: true }),
        key: ({ body }) => body.token,
      },
    },
  );
};
