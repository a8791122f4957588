import type { FastifyPluginAsync } from 'fastify';
import { decideJobCall, listJobsCall } from '#contract/staff/jobs.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import type { JobHandlers } from './jobHandler.ts';
import { decideJob, listJobs } from './jobsService.ts';

export interface JobsOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobHandlers: JobHandlers;
}

/** Routes for the outbox (CR-4), for admins only. */
export const jobsRoutes: FastifyPluginAsync<JobsOptions> = async (app, parts) => {
  answerCall(app, listJobsCall, ({ query }) => listJobs(parts.db, query));
  answerCall(app, decideJobCall, async (request) => {
    await decideJob(parts, callerOf(request), request.params.id, request.body.decision);
    // The one job that was decided on; otherwise `decideJob` throws.
    return { modifiedCount: 1 };
  });
};
