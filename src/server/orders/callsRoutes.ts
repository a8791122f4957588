import type { FastifyPluginAsync } from 'fastify';
import { callersSchemas } from '#contract/callersSchemas.ts';
import { orderNotesSchemas as schemas } from '#contract/orderNotesSchemas.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { blockedPhones, blockPhone, callersOf, unblockPhone } from './callersService.ts';
import { idempotencyKeyOf } from './idempotencyKeyOf.ts';
import { addNote, callList, notesOf } from './orderNotesService.ts';

export interface CallsOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for calls, notes and blocked phone numbers (MD-3, MD-4), for staff only. */
export const callsRoutes: FastifyPluginAsync<CallsOptions> = async (app, { db, now }) => {
  app.addHook('preValidation', app.authorize.staff);
  app.route(
    contractRoute(schemas.addOrderNote, {
      handler: async (request) => {
        const note = { id: request.params.id, body: request.body, key: idempotencyKeyOf(request) };
        return { data: await addNote(db, callerOf(request), note, now()) };
      },
    }),
  );
  app.route(
    contractRoute(schemas.listOrderNotes, {
      handler: async ({ params }) => ({ notes: await notesOf(db, params.id) }),
    }),
  );
  app.route(
    contractRoute(schemas.listCalls, {
      handler: async ({ query }) => {
        const { items, total, next } = await callList(db, query, now());
        return { calls: items, total: total ?? items.length, next };
      },
    }),
  );
  app.route(
    contractRoute(callersSchemas.listCallers, {
      handler: async ({ query }) => ({ callers: await callersOf(db, query.ids.split(',')) }),
    }),
  );
  app.route(
    contractRoute(callersSchemas.listBlockedPhones, {
      handler: async ({ query }) => {
        const { items, total, next } = await blockedPhones(db, query);
        return { phones: items, total: total ?? items.length, next };
      },
    }),
  );
  app.route(
    contractRoute(callersSchemas.blockPhone, {
      handler: async (request) => ({
        insertedId: await blockPhone(db, callerOf(request), request.body, now()),
      }),
    }),
  );
  app.route(
    contractRoute(callersSchemas.unblockPhone, {
      handler: async (request) => ({
        deletedCount: await unblockPhone(db, callerOf(request), request.params.id, now()),
      }),
    }),
  );
};
