import type { FastifyPluginAsync } from 'fastify';
import {
  countDecisionsCall,
  decideCall,
  listDecisionsCall,
  listReturnedLinesCall,
  receiveLinesCall,
} from '#contract/consignments/decisions.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { Couriers } from '../../courierEvents/courierPorts.ts';
import type { Db } from '../../database/database.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import { decide } from './decide.ts';
import { countDecisions, listDecisions } from './readDecisions.ts';
import { receiveLines, returnedLinesOfOrder } from './receiveLines.ts';

interface DecisionsOptions {
  readonly db: Db;
  readonly couriers: Couriers;
  readonly now: () => Date;
}

/** Routes for staff who decide what couriers leave to a person (CR-8). */
export const decisionsRoutes: FastifyPluginAsync<DecisionsOptions> = async (app, { db, couriers, now }) => {
  answerCall(app, listDecisionsCall, () => listDecisions(db, now()));
  // The reply also tells whether a courier is set up.
  answerCall(app, countDecisionsCall, () => countDecisions(db, couriers, now()));
  answerCall(app, decideCall, async (request) => {
    const { params, body } = request;
    await decide(db, callerOf(request), { id: params.id, body }, now());
    // The one decision that was made; otherwise `decide` throws.
    return { modifiedCount: 1 };
  });
  answerCall(app, listReturnedLinesCall, async ({ params }) => ({
    lines: await returnedLinesOfOrder(db, params.id),
  }));
  answerCall(app, receiveLinesCall, async (request) => {
    const { params, body } = request;
    return { lines: await receiveLines(db, callerOf(request), { id: params.id, body }, now()) };
  });
};
