import { timeOfNews } from '#domain/consignments/compareNews.ts';
import { askingLane, couriers as courierDetails, isCourierId } from '#domain/consignments/couriers.ts';
import { isRecord, type JsonRecord, readText } from '#domain/values/parse.ts';
import type { CourierNews } from '../couriers/courier.ts';
import type { NewJob } from '../outbox/addToOutbox.ts';
import type { JobHandler, JobResult, TakenJob } from '../outbox/jobHandler.ts';
import { keepEvent } from './courierEventsRepository.ts';
import type { Couriers, FollowParcel, ParcelNames } from './courierPorts.ts';

/** The kind of the jobs that ask a courier about one parcel: after a long silence (CR-6), or before an event counts (CR-5). */
export const askParcelKind = 'askParcel';

/** An event that the courier has to confirm before it counts. */
interface HeardEvent {
  readonly id: string;
  readonly news: CourierNews;
}

/** The start of the key of a job that asks because of silence; the parcel's courier and invoice follow. */
export const silenceKeyStart = 'ask ';

const askParcelJob = (key: string, parcel: ParcelNames, event: HeardEvent | null): NewJob => ({
  kind: askParcelKind,
  lane: askingLane(parcel.courier),
  key,
  label: parcel.invoice || (parcel.courierReference ?? ''),
  payload: { ...parcel, event: event === null ? null : { ...event } },
});

/** Makes the job that asks about a silent parcel. */
export const askAfterSilenceJob = (parcel: ParcelNames): NewJob =>
  askParcelJob(`${silenceKeyStart}${parcel.courier} ${parcel.invoice}`, parcel, null);

/** Makes the job that asks the courier to confirm an event about a parcel. */
export const askToConfirmJob = (parcel: ParcelNames, event: HeardEvent): NewJob =>
  askParcelJob(`confirm ${event.id}`, parcel, event);

interface Question {
  readonly parcel: ParcelNames;
  readonly event: HeardEvent | null;
}

/** Reads the payload that `askParcelJob` has stored; `null` if it names no courier. */
const readQuestion = ({ courier, invoice, courierReference, event }: JsonRecord): Question | null =>
  isCourierId(courier)
    ? {
        parcel: {
          courier,
          invoice: readText(invoice),
          courierReference: typeof courierReference === 'string' ? courierReference : null,
        },
        event: isRecord(event) ? (event as unknown as HeardEvent) : null,
      }
    : null;

/** The courier's answer, with the time and the amounts that only its event has. */
const completedBy = (answer: CourierNews, heard: CourierNews): CourierNews => ({
  ...answer,
  at: answer.at ?? heard.at,
  collected: answer.collected ?? heard.collected,
  fee: answer.fee ?? heard.fee,
});

/** Whether the event names a stage, and the answer another one or none. */
const contradicts = (answer: CourierNews, heard: CourierNews): boolean =>
  heard.stage !== null && heard.stage !== answer.stage;

/** How often the courier is asked until an answer that contradicts its event counts: it may answer from a cache of a minute. */
const askedAtMost = 3;
/** Seconds after which such an answer no longer comes from the courier's cache. */
const cacheSeconds = 90;

interface AskParts {
  readonly couriers: Couriers;
  readonly followParcel: FollowParcel;
  readonly now: () => Date;
}

const ask = async ({ couriers, followParcel, now }: AskParts, job: TakenJob): Promise<JobResult> => {
  const question = readQuestion(job.payload);
  if (question === null) return { kind: 'stuck', reason: 'The job names no courier of this shop.' };
  const { parcel, event } = question;
  const heard = event?.news ?? null;
  const { name } = courierDetails[parcel.courier];
  const courier = couriers.get(parcel.courier);
  if (courier === undefined) return { kind: 'again', reason: `${name} is not set up.` };
  const answer = await courier.status(parcel);
  if (answer === null) return { kind: 'again', reason: `${name} does not know ${job.label}.` };
  const isContradicted = heard !== null && contradicts(answer, heard);
  const news = heard === null || isContradicted ? answer : completedBy(answer, heard);
  const store: JobResult['store'] = async (tx) => {
    const at = timeOfNews(news.at, now());
    const outcome = await followParcel(tx, { courier: parcel.courier, news, at, by: 'answer' });
    // The shop may not have stored the booking yet: the event is worked again once it has.
    if (outcome === 'kept' && event !== null) await keepEvent(tx, event.id);
  };
  if (!isContradicted) return { kind: 'done', store };
  const reason = `${name} sent "${heard.word}" for ${job.label}, but answers "${answer.word}".`;
  if (job.attempts < askedAtMost) return { kind: 'again', reason, waitSeconds: cacheSeconds };
  // The answer counts now, and the stuck job shows admins that the courier contradicts itself.
  return { kind: 'stuck', reason, store };
};

/** Handles the jobs that ask about parcels, one after the other. */
export const askParcel = (parts: AskParts): JobHandler => ({
  work: async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await ask(parts, job));
    return results;
  },
});
