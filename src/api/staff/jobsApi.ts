import { decideJobCall, listCourierHealthCall, listJobsCall } from '#contract/staff/jobs.ts';
import { type CourierHealth, readCourierHealth } from '#domain/consignments/courierHealth.ts';
import { type Job, type JobDecision, readJob } from '#domain/staff/job.ts';
import { readList } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { type Page, pageIn } from '../client/page.ts';
import { shopApi } from '../client/shopApi.ts';

/** The jobs of the outbox, and how well couriers answer, for admins (CR-4, CR-6). */

const jobsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The jobs that wait or are stuck, stuck ones first; `total` also counts those that the list leaves out. */
    jobs: build.query<Page<Job>, void>({
      query: () => apiRequest(listJobsCall),
      transformResponse: (reply) => pageIn(reply, 'jobs', readJob),
      providesTags: ['Job'],
    }),
    courierHealth: build.query<CourierHealth[], void>({
      query: () => apiRequest(listCourierHealthCall),
      transformResponse: (reply) => readList(reply, readCourierHealth),
      // A job that is tried again calls its courier.
      providesTags: ['Job'],
    }),
    decideJob: build.mutation<void, { readonly id: string; readonly decision: JobDecision }>({
      query: ({ id, decision }) => apiRequest(decideJobCall, { params: { id }, body: { decision } }),
      invalidatesTags: ['Job'],
    }),
  }),
});

export const { useJobsQuery, useCourierHealthQuery, useDecideJobMutation } = jobsApi;
