import { useJobsQuery } from '#api/staff/jobsApi.ts';
import * as messages from '#messages/dashboard/jobs.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { CourierHealthCards } from './CourierHealthCards.tsx';
import { jobColumns } from './jobColumns.tsx';

/** How often the list is fetched again, since the server works at the jobs meanwhile. */
const refreshMs = 15_000;

const heading = messages.jobsTitle;
export const handle = screenHandle(heading);

/** The screen with the jobs that are not done yet, stuck ones first, and with the state of the couriers (CR-4, CR-6). */
const JobsScreen = () => {
  const query = useJobsQuery(undefined, {
    ...refetchOnMount,
    pollingInterval: refreshMs,
  });
  const page = query.currentData;
  return (
    <TablePage
      title={heading}
      noun={messages.jobsNoun}
      query={query}
      page={page}
      // This list has no filter; the cards stand in its place, above the jobs.
      filters={<CourierHealthCards />}
      empty={{
        title: messages.nothingWaits,
        text: messages.everythingIsDone,
        icon: <StaffIcon name="list" size={32} />,
      }}
      columns={jobColumns}
      rowKey={(job) => job._id}
    />
  );
};

export const Component = withCapability('jobs', JobsScreen, heading, messages.hostDoesNoJobs);
