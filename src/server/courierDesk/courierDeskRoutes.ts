import type { FastifyPluginAsync } from 'fastify';
import {
  listPickupsCall,
  listReturnRequestsCall,
  readCourierDeskCall,
  readPhoneAdviceCall,
  requestPickupCall,
  requestReturnCall,
} from '#contract/consignments/courierDesk.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { readCourierDesk } from './courierDeskService.ts';
import { phoneAdviceOf } from './phoneAdviceOf.ts';
import { pickupsOf, requestPickup } from './pickups.ts';
import { requestReturn, returnRequestsOf } from './returnRequests.ts';

interface CourierDeskOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly couriers: Couriers;
}

/** Routes of the courier desk: what couriers do for staff besides carrying parcels (CR-10, CR-11, CR-14). */
export const courierDeskRoutes: FastifyPluginAsync<CourierDeskOptions> = async (
  app,
  { db, now, couriers },
) => {
  answerCall(app, readCourierDeskCall, () => readCourierDesk(db, couriers));
  answerCall(app, readPhoneAdviceCall, ({ params }) => phoneAdviceOf({ db, couriers }, params.id, now()));
  answerCall(app, requestReturnCall, async (request) => {
    const wanted = { id: request.params.id, reason: request.body.reason.trim() };
    return { data: await requestReturn({ db, couriers }, callerOf(request), wanted, now()) };
  });
  // Couriers are asked how far open requests are.
  answerCall(app, listReturnRequestsCall, async ({ params }) => ({
    requests: await returnRequestsOf({ db, couriers }, params.id, now()),
  }));
  answerCall(app, requestPickupCall, async (request) => {
    const { body } = request;
    const pickup = { ...body, address: body.address.trim(), policeStation: body.policeStation.trim() };
    return { data: await requestPickup({ db, couriers }, callerOf(request), pickup, now()) };
  });
  answerCall(app, listPickupsCall, async () => ({ requests: await pickupsOf(db) }));
};
