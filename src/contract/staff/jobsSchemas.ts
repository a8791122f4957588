import { array, number, object, type Schema, string } from 'yup';
import type { CourierHealth } from '#domain/consignments/courierHealth.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import { type Job, jobDecisions, openJobStates } from '#domain/staff/job.ts';
import { byId, type CallSchemas, choiceRule, modifiedReply, pageRules } from '../call/callSchemas.ts';

const jobReply: Schema<Job> = object({
  _id: string().required(),
  kind: string().required(),
  lane: string().required(),
  label: string().defined(),
  state: string().required().oneOf(openJobStates),
  attempts: number().required(),
  nextAt: string().required(),
  lastError: string().defined(),
  createdAt: string().required(),
}).required();

/** ISO; `null` for never. */
const time = string().defined().nullable();

const healthReply: Schema<CourierHealth> = object({
  courier: string().required().oneOf(courierIds),
  lastWebhookAt: time,
  lastCallAt: time,
  failures: number().required(),
  lastFailureAt: time,
  lastError: string().defined(),
  balance: number().defined().nullable(),
  balanceAt: time,
  unknownWords: array(
    object({
      word: string().defined(),
      count: number().required(),
      lastAt: string().required(),
    }).required(),
  ).required(),
}).required();

/** Schemas of the calls in jobs.ts; `Job` and `CourierHealth` explain the fields of the replies. */
export const jobsSchemas = {
  listJobs: {
    query: object({
      state: choiceRule('state', openJobStates),
      limit: pageRules.limit,
    }),
    reply: object({ jobs: array(jobReply).required(), total: number().required() }).required(),
  },
  decideJob: {
    refusals: ['unknown', 'changedMeanwhile'],
    params: byId,
    body: object({
      decision: choiceRule('decision', jobDecisions).required('decision is required'),
    }).required('a body is required'),
    reply: modifiedReply,
  },
  listCourierHealth: { reply: array(healthReply).required() },
} satisfies Record<string, CallSchemas>;
