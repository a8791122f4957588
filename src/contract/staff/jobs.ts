import { call } from '../call/call.ts';
import type { jobsSchemas } from './jobsSchemas.ts';

/** The jobs of the outbox, and how well couriers answer (CR-4, CR-6): beyond API-1 to API-7, for admins. */

type Schemas = typeof jobsSchemas;

/** The jobs that wait, are being worked or are stuck: stuck ones first, then the oldest; at most `limit`, or `mostJobs` of the server. */
export const listJobsCall = call<Schemas['listJobs']>('GET', '/jobs', 'admin');
/** Tries a job again at once, or gives it up; refused with `changedMeanwhile` while it is being worked and when it has ended. */
export const decideJobCall = call<Schemas['decideJob']>('PUT', '/jobs/:id', 'admin');
/** When each courier that is set up sent and answered last, and what failed; an empty list when no courier is set up. */
export const listCourierHealthCall = call<Schemas['listCourierHealth']>('GET', '/courierHealth', 'admin');
