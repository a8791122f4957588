import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  correctConsignmentCall,
  createConsignmentCall,
  createConsignmentsCall,
  exportConsignmentsCall,
  listConsignmentsCall,
  listOrderConsignmentsCall,
  listParcelMarksCall,
  moveConsignmentCall,
} from '#contract/consignments/consignments.ts';
import { consignmentCsvHead, consignmentCsvRow } from '#domain/consignments/consignmentCsv.ts';
import { sendExport } from '../../audit/sendExport.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import { idempotencyKeyOf } from '../../http/routes/callHeaders.ts';
import { correctConsignment } from './correctConsignment.ts';
import { createConsignment, createConsignments } from './createConsignment.ts';
import { moveConsignment } from './moveConsignment.ts';
import {
  allConsignments,
  consignmentsOfOrder,
  marksOfOrders,
  pageOfConsignments,
} from './readConsignments.ts';

interface ConsignmentsOptions {
  readonly db: Db;
  /** The database for long reads. */
  readonly exports: Db;
  readonly now: () => Date;
}

const writingRoutes = (app: FastifyInstance, { db, now }: ConsignmentsOptions): void => {
  answerCall(app, createConsignmentCall, async (request) => {
    const parcel = { orderId: request.params.id, body: request.body, key: idempotencyKeyOf(request) };
    return { data: await createConsignment(db, callerOf(request), parcel, now()) };
  });
  answerCall(app, createConsignmentsCall, async (request) => {
    const parcels = { body: request.body, key: idempotencyKeyOf(request) };
    return { results: await createConsignments(db, callerOf(request), parcels, now()) };
  });
  answerCall(app, moveConsignmentCall, async (request) => {
    const { params, body } = request;
    return { data: await moveConsignment(db, callerOf(request), { id: params.id, body }, now()) };
  });
  answerCall(app, correctConsignmentCall, async (request) => {
    const { params, body } = request;
    return { data: await correctConsignment(db, callerOf(request), { id: params.id, body }, now()) };
  });
};

const readingRoutes = (app: FastifyInstance, { db, exports, now }: ConsignmentsOptions): void => {
  answerCall(app, listOrderConsignmentsCall, async ({ params }) => ({
    consignments: await consignmentsOfOrder(db, params.id),
  }));
  answerCall(app, listParcelMarksCall, async ({ query }) => ({
    marks: await marksOfOrders(db, query.ids.split(',')),
  }));
  answerCall(app, listConsignmentsCall, async ({ query }) => {
    const { items, total, next } = await pageOfConsignments(db, query, now());
    return { consignments: items, total, next };
  });
  answerCall(app, exportConsignmentsCall, async ({ query }, reply) => {
    const format = { name: 'parcels', head: consignmentCsvHead, line: consignmentCsvRow };
    const parcels = await allConsignments(exports, query, now());
    return sendExport(db, reply, { action: 'exportConsignments', ...format, ...parcels }, now());
  });
};

/** Routes for staff about the parcels that couriers carry (CR-1). */
export const consignmentsRoutes: FastifyPluginAsync<ConsignmentsOptions> = async (app, options) => {
  writingRoutes(app, options);
  readingRoutes(app, options);
};
