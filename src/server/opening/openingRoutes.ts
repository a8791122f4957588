import type { FastifyPluginAsync } from 'fastify';
import { changeOpeningCall, getOpeningCall } from '#contract/shop/opening.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { changeOpening, readOpening } from './openingService.ts';

export interface OpeningOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly shopSettings: CurrentShopSettings;
}

/** Routes for the checklist that leads admins through opening a new shop (SP-1). */
export const openingRoutes: FastifyPluginAsync<OpeningOptions> = async (app, { db, now, shopSettings }) => {
  const read = async () => {
    const opening = await readOpening(db, shopSettings);
    // A copy: the contract's list is not readonly.
    return { ...opening, steps: [...opening.steps] };
  };
  answerCall(app, getOpeningCall, read);
  answerCall(app, changeOpeningCall, async (request) => {
    await changeOpening(db, callerOf(request), request.body, now());
    return read();
  });
};
