import type { FastifyPluginAsync } from 'fastify';
import { findScannedCall, setPackedCall } from '#contract/staff/scanning.ts';
import { callerOf } from '../../auth/authorization.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import { findScanned, type ScanningParts, setPacked } from './scanningService.ts';

interface ScanningOptions extends ScanningParts {
  readonly now: () => Date;
}

/** Routes for staff who scan labels and pack orders (DK-13). */
export const scanningRoutes: FastifyPluginAsync<ScanningOptions> = async (app, options) => {
  answerCall(app, findScannedCall, ({ query }) => findScanned(options, query));
  answerCall(app, setPackedCall, async (request) => {
    const change = { id: request.params.id, packed: request.body.packed };
    const { order, isChanged } = await setPacked(options.db, callerOf(request), change, options.now());
    // 1 or 0: `setPacked` changes one order at most.
    return { data: order, modifiedCount: Number(isChanged) };
  });
};
