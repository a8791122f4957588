import { call } from '../call/call.ts';
import type { jobsSchemas } from './jobsSchemas.ts';

/** What the shop has to do outside of itself, and how it gets on with its couriers (CR-4, CR-6): beyond API-1 to API-7, for admins. */

/** The jobs that wait or are stuck, the stuck ones first, then the oldest; at most `limit`. */
export const listJobsCall = call<typeof jobsSchemas.listJobs>('GET', '/jobs', {
  access: 'admin',
  refusals: ['invalid'],
});
/** Tries a job again at once, or gives it up; refused while it is being worked, and when it has ended. */
export const decideJobCall = call<typeof jobsSchemas.decideJob>('PUT', '/jobs/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
/** How each courier that is set up gets on; none where no courier is. */
export const listCourierHealthCall = call<typeof jobsSchemas.listCourierHealth>('GET', '/courierHealth', {
  access: 'admin',
});
