import { askingLane, courierIds, couriers } from '#domain/consignments/couriers.ts';
import type { Job, OpenJobState } from '#domain/staff/job.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/jobs.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { CellLines } from '../components/lists/CellLines.ts';
import { JobButtons } from './JobButtons.tsx';
import { jobKindName } from './jobKindName.ts';

const stateNames: Readonly<Record<OpenJobState, string>> = {
  waiting: messages.waits,
  working: messages.inProgress,
  stuck: messages.stuck,
};

/**
 * How often the job was tried, and when a waiting one is tried next; '' before the first attempt. One that its courier asked to wait has an
 * error, but no attempt (CR-4).
 */
const progressText = ({ state, attempts, nextAt, lastError }: Job): string => {
  if (state === 'stuck') return messages.afterAttempts(attempts);
  // A job in progress still has the time at which its present attempt was due.
  if (state === 'working') return '';
  if (attempts === 0) return lastError === '' ? '' : messages.putOffUntil(formatDateTime(nextAt));
  return messages.attemptsAndNext(attempts, formatDateTime(nextAt));
};

/** What a lane is called. A courier's bookings have its name as their lane already; its questions get a name here. */
const laneName = (lane: string): string => {
  const askedCourier = courierIds.find((courier) => askingLane(courier) === lane);
  if (askedCourier === undefined) return lane;
  return messages.questionsAboutParcels(couriers[askedCourier].name);
};

/** The columns of the list of jobs. */
export const jobColumns: readonly Column<Job>[] = [
  {
    key: 'what',
    header: messages.what,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: (job) => (
      <CellLines>
        <strong>{jobKindName(job.kind)}</strong> <small>{job.label}</small>
      </CellLines>
    ),
  },
  {
    key: 'with',
    header: messages.partner,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: ({ lane }) => laneName(lane),
  },
  {
    key: 'state',
    header: messages.state,
    narrowLayout: 'half',
    cell: (job) => (
      <CellLines>
        <strong>{stateNames[job.state]}</strong> <small>{progressText(job)}</small>
      </CellLines>
    ),
  },
  {
    key: 'error',
    header: messages.why,
    narrowLayout: 'full',
    wordBreak: 'address',
    cell: ({ lastError }) => shownText(lastError),
  },
  {
    key: 'since',
    header: messages.since,
    narrowLayout: 'half',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    key: 'action',
    header: messages.action,
    narrowLayout: 'full',
    cell: (job) => <JobButtons job={job} />,
  },
];
