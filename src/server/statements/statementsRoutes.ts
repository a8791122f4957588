import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  addPayoutAheadCall,
  applyStatementCall,
  checkStatementCall,
  confirmPayoutCall,
  listCourierPaymentsCall,
  listPayoutsAheadCall,
  listStatementLinesCall,
  listStatementsCall,
  matchPayoutCall,
  previewStatementCall,
  readStatementCall,
} from '#contract/consignments/statements.ts';
import { statementLimits } from '#domain/statements/statementTable.ts';
import { callerOf } from '../auth/authorization.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { addPayoutAhead, confirmPayout, matchPayout } from './payoutsService.ts';
import { paymentsOf, type SourceParts } from './readSource.ts';
import { linesOf, pageOfStatements, payoutsAheadOf, statementOf } from './readStatements.ts';
import { applyCheckedStatement, checkStatement, previewStatement } from './statementsService.ts';

/** Base64 writes each 3 bytes as 4 characters. */
const base64Bytes = Math.ceil(statementLimits.bytes / 3) * 4;

/** The most bytes of a body: the largest file in base64, and 64 KB for the rest. */
const bodyLimit = base64Bytes + 64 * 1024;

const importRoutes = (app: FastifyInstance, parts: SourceParts): void => {
  answerCall(app, listCourierPaymentsCall, async ({ query: { courier } }) => ({
    payments: [...(await paymentsOf(parts, courier))],
    isOffered: parts.couriers.get(courier)?.payments !== undefined,
  }));
  answerCall(app, previewStatementCall, ({ body }) => previewStatement(parts, body), { bodyLimit });
  answerCall(app, checkStatementCall, (request) => checkStatement(parts, callerOf(request), request.body), {
    bodyLimit,
  });
  answerCall(
    app,
    applyStatementCall,
    async (request) => ({ data: await applyCheckedStatement(parts, callerOf(request), request.body) }),
    { bodyLimit },
  );
};

const readingRoutes = (app: FastifyInstance, { db }: SourceParts): void => {
  answerCall(app, listStatementsCall, async ({ query }) => {
    const { items, total, next } = await pageOfStatements(db, query);
    return { statements: items, total, next };
  });
  answerCall(app, readStatementCall, async ({ params }) => ({ data: await statementOf(db, params.id) }));
  answerCall(app, listStatementLinesCall, ({ params, query }) => linesOf(db, params.id, query));
  answerCall(app, listPayoutsAheadCall, async ({ query }) => ({
    payouts: await payoutsAheadOf(db, query.courier),
  }));
};

const adminRoutes = (app: FastifyInstance, { db, exports, now }: SourceParts): void => {
  answerCall(app, confirmPayoutCall, async (request) => {
    const confirmation = { id: request.params.id, paid: request.body };
    return { data: await confirmPayout(exports, callerOf(request), confirmation, now()) };
  });
  answerCall(app, matchPayoutCall, async (request) => {
    const match = { id: request.params.id, payoutId: request.body.payoutId };
    return { data: await matchPayout(exports, callerOf(request), match, now()) };
  });
  answerCall(app, addPayoutAheadCall, async (request) => ({
    data: await addPayoutAhead(db, callerOf(request), request.body, now()),
  }));
};

/** Routes for couriers' statements and payouts (CA-3, CA-4): staff import and read statements, admins confirm payouts. */
export const statementsRoutes: FastifyPluginAsync<SourceParts> = async (app, parts) => {
  importRoutes(app, parts);
  readingRoutes(app, parts);
  adminRoutes(app, parts);
};
