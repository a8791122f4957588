import type { FastifyPluginAsync } from 'fastify';
import { addOrderNoteCall, listOrderNotesCall, readCallListCall } from '#contract/orders/orderNotes.ts';
import {
  listOrdersInHandCall,
  putDownOrderCall,
  takeOrderInHandCall,
} from '#contract/orders/ordersInHand.ts';
import {
  blockPhoneCall,
  listBlockedPhonesCall,
  listPhoneHistoriesCall,
  unblockPhoneCall,
} from '#contract/orders/phoneHistories.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { CurrentPrices } from '../../consignments/currentPrices.ts';
import type { Db } from '../../database/database.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import { idempotencyKeyOf } from '../../http/routes/callHeaders.ts';
import { addNote, callList, notesOf } from './orderNotesService.ts';
import { ordersInHandFor, putDownOrder, takeInHand } from './ordersInHandService.ts';
import { blockedPhones, blockPhone, phoneHistoriesOf, unblockPhone } from './phoneHistoriesService.ts';

interface CallsOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** For the agreed prices, by which a returned parcel is charged in the history of a phone number. */
  readonly shopSettings: CurrentPrices;
}

/** Routes for staff about calls and notes, blocked phone numbers (MD-3, MD-4), and orders in hand (DK-15). */
export const callsRoutes: FastifyPluginAsync<CallsOptions> = async (app, { db, now, shopSettings }) => {
  answerCall(app, addOrderNoteCall, async (request) => {
    const note = { id: request.params.id, body: request.body, key: idempotencyKeyOf(request) };
    return { data: await addNote(db, callerOf(request), note, now()) };
  });
  answerCall(app, listOrderNotesCall, async ({ params }) => ({ notes: await notesOf(db, params.id) }));
  answerCall(app, readCallListCall, async ({ query }) => {
    const { items, total, next } = await callList(db, query, now());
    return { calls: items, total, next };
  });
  answerCall(app, listOrdersInHandCall, async (request) => ({
    inHand: await ordersInHandFor(db, callerOf(request), now()),
  }));
  answerCall(app, takeOrderInHandCall, async (request) => {
    const taking = { id: request.params.id, takesOver: request.body.takesOver };
    return { inHand: await takeInHand(db, callerOf(request), taking, now()) };
  });
  answerCall(app, putDownOrderCall, async (request) => ({
    deletedCount: await putDownOrder(db, callerOf(request), request.params.id),
  }));
  answerCall(app, listPhoneHistoriesCall, async ({ query }) => ({
    callers: await phoneHistoriesOf(db, shopSettings.newest.settings, query.ids.split(',')),
  }));
  answerCall(app, listBlockedPhonesCall, async ({ query }) => {
    const { items, total, next } = await blockedPhones(db, query);
    return { phones: items, total, next };
  });
  answerCall(app, blockPhoneCall, async (request) => ({
    insertedId: await blockPhone(db, callerOf(request), request.body, now()),
  }));
  answerCall(app, unblockPhoneCall, async (request) => {
    await unblockPhone(db, callerOf(request), request.params.id, now());
    return { deletedCount: 1 };
  });
};
