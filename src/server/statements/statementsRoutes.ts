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
import { contractRoute } from '../http/routes/answerCall.ts';
import { addPayoutAhead, confirmPayout, matchPayout } from './payoutsService.ts';
import { paymentsOf, type SourceParts } from './readSource.ts';
import { linesOf, pageOfStatements, payoutsAheadOf, statementOf } from './readStatements.ts';
import { applyCheckedStatement, checkStatement, previewStatement } from './statementsService.ts';

/** Base64 writes each 3 bytes as 4 characters. */
const base64Bytes = Math.ceil(statementLimits.bytes / 3) * 4;

/** The most bytes of a body: the largest file in base64, and 64 KB for the rest. */
const bodyLimit = base64Bytes + 64 * 1024;

const importRoutes = (app: FastifyInstance, parts: SourceParts): void => {
  app.route(
    contractRoute(listCourierPaymentsCall, {
      handler: async ({ query: { courier } }) => ({
        payments: [...(await paymentsOf(parts, courier))],
        isOffered: parts.couriers.get(courier)?.payments !== undefined,
      }),
    }),
  );
  app.route({
    ...contractRoute(previewStatementCall, { handler: ({ body }) => previewStatement(parts, body) }),
    bodyLimit,
  });
  app.route({
    ...contractRoute(checkStatementCall, {
      handler: (request) => checkStatement(parts, callerOf(request), request.body),
    }),
    bodyLimit,
  });
  app.route({
    ...contractRoute(applyStatementCall, {
      handler: async (request) => ({
        data: await applyCheckedStatement(parts, callerOf(request), request.body),
      }),
    }),
    bodyLimit,
  });
};

const readingRoutes = (app: FastifyInstance, { db }: SourceParts): void => {
  app.route(
    contractRoute(listStatementsCall, {
      handler: async ({ query }) => {
        const { items, total, next } = await pageOfStatements(db, query);
        return { statements: items, total, next };
      },
    }),
  );
  app.route(
    contractRoute(readStatementCall, {
      handler: async ({ params }) => ({ data: await statementOf(db, params.id) }),
    }),
  );
  app.route(
    contractRoute(listStatementLinesCall, { handler: ({ params, query }) => linesOf(db, params.id, query) }),
  );
  app.route(
    contractRoute(listPayoutsAheadCall, {
      handler: async ({ query }) => ({ payouts: await payoutsAheadOf(db, query.courier) }),
    }),
  );
};

const adminRoutes = (app: FastifyInstance, { db, now }: SourceParts): void => {
  app.route(
    contractRoute(confirmPayoutCall, {
      handler: async (request) => {
        const confirmation = { id: request.params.id, paid: request.body };
        return { data: await confirmPayout(db, callerOf(request), confirmation, now()) };
      },
    }),
  );
  app.route(
    contractRoute(matchPayoutCall, {
      handler: async (request) => {
        const match = { id: request.params.id, payoutId: request.body.payoutId };
        return { data: await matchPayout(db, callerOf(request), match, now()) };
      },
    }),
  );
  app.route(
    contractRoute(addPayoutAheadCall, {
      handler: async (request) => ({
        data: await addPayoutAhead(db, callerOf(request), request.body, now()),
      }),
    }),
  );
};

/** Routes for couriers' statements and payouts (CA-3, CA-4): staff import and read statements, admins confirm payouts. */
export const statementsRoutes: FastifyPluginAsync<SourceParts> = async (app, parts) => {
  importRoutes(app, parts);
  readingRoutes(app, parts);
  adminRoutes(app, parts);
};
