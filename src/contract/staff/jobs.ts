import { call } from '../call/call.ts';
import type { jobsSchemas } from './jobsSchemas.ts';

/** The jobs of the outbox, and how well couriers answer (CR-4, CR-6): beyond API-1 to API-7, for admins. */

/** The jobs that wait, are being worked or are stuck: stuck ones first, then the oldest; at most `limit`, or `mostJobs` of the server. */
export const listJobsCall = call<typeof jobsSchemas.listJobs>('GET', '/jobs', {
  access: 'admin',
  refusals: ['invalid'],
});
/** Tries a job again at once, or gives it up; refused with `changedMeanwhile` while it is being worked and when it has ended. */
export const decideJobCall = call<typeof jobsSchemas.decideJob>('PUT', '/jobs/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
/** When each courier that is set up sent and answered last, and what failed; an empty list when no courier is set up. */
export const listCourierHealthCall = call<typeof jobsSchemas.listCourierHealth>('GET', '/courierHealth', {
  access: 'admin',
});
