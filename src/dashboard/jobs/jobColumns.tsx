import { styled } from 'styled-components';
import { askingLane, courierIds, couriers } from '#domain/consignments/couriers.ts';
import type { Job, OpenJobState } from '#domain/staff/job.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/jobs.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { JobButtons } from './JobButtons.tsx';
import { jobKindName } from './jobKinds.ts';

const stateNames: Readonly<Record<OpenJobState, string>> = {
  waiting: 'Waits',
  working: messages.inProgress,
  stuck: 'Stuck',
};

const attemptsText = (count: number): string => (count === 1 ? '1 attempt' : `${count} attempts`);

/** When it is tried next, or how often it was tried in vain. */
const progressText = ({ state, attempts, nextAt }: Job): string => {
  if (state === 'stuck') return `after ${attemptsText(attempts)}`;
  return attempts === 0 ? '' : `${attemptsText(attempts)}, next at ${formatDateTime(nextAt)}`;
};

/** A lane in words; that of bookings has the courier's name. */
const laneName = (lane: string): string => {
  const asked = courierIds.find((courier) => askingLane(courier) === lane);
  return asked === undefined ? lane : `${couriers[asked].name}: questions about parcels`;
};

export const jobColumns: readonly Column<Job>[] = [
  {
    key: 'what',
    header: 'What',
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: (job) => (
      <Stacked>
        <strong>{jobKindName(job.kind)}</strong> <small>{job.label}</small>
      </Stacked>
    ),
  },
  {
    key: 'with',
    header: 'With',
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: ({ lane }) => laneName(lane),
  },
  {
    key: 'state',
    header: 'State',
    narrowLayout: 'half',
    cell: (job) => (
      <Stacked>
        <strong>{stateNames[job.state]}</strong> <small>{progressText(job)}</small>
      </Stacked>
    ),
  },
  {
    key: 'error',
    header: 'Why',
    narrowLayout: 'full',
    wordBreak: 'address',
    cell: ({ lastError }) => lastError,
  },
  {
    key: 'since',
    header: 'Since',
    narrowLayout: 'half',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    key: 'action',
    header: 'Action',
    narrowLayout: 'full',
    cell: (job) => <JobButtons job={job} />,
  },
];

const Stacked = styled.span`
  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`;
