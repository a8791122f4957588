import { styled } from 'styled-components';
import { useCourierHealthQuery } from '#api/staff/jobsApi.ts';
import type { CourierHealth } from '#domain/consignments/courierHealth.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/jobs.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '../components/layout/Facts.ts';
import { refetchOnMount } from '../components/loading/queryOptions.ts';

const timeText = (time: string | null): string => (time === null ? messages.never : formatDateTime(time));

const balanceText = ({ balance, balanceAt }: CourierHealth): string =>
  balance === null ? messages.notKnown : messages.balanceAt(formatTaka(balance), timeText(balanceAt));

/** How often calls have failed since the last success, why, and when last. */
export const failureText = ({ failures, lastError, lastFailureAt }: CourierHealth): string =>
  failures === 0
    ? messages.noFailures
    : messages.failuresWith(failures, shownText(lastError), timeText(lastFailureAt));

/** A card for each courier: its last webhook, its last call, its failures, its balance and its unknown words (CR-6, CR-7). */
export const CourierHealthCards = () => {
  const query = useCourierHealthQuery(undefined, refetchOnMount);
  const { data = [] } = query;
  if (query.isError && data.length === 0)
    return <LoadFailure what={messages.theCouriers} onRetry={query.refetch} />;
  if (data.length === 0) return null;
  return (
    <Cards aria-label={messages.couriers}>
      {data.map((health) => (
        <li key={health.courier}>
          <Card>
            <Name>{couriers[health.courier].name}</Name>
            <Facts>
              <dt>{messages.lastWebhook}</dt>
              <dd>{timeText(health.lastWebhookAt)}</dd>
              <dt>{messages.lastCall}</dt>
              <dd>{timeText(health.lastCallAt)}</dd>
              <dt>{messages.failures}</dt>
              <dd>{failureText(health)}</dd>
              <dt>{messages.balance}</dt>
              <dd>{balanceText(health)}</dd>
            </Facts>
            {health.unknownWords.length > 0 && (
              <>
                <Heading>{messages.unknownWords}</Heading>
                <Words>
                  {health.unknownWords.map((unknown) => (
                    <li key={unknown.word}>
                      <code>{unknown.word}</code>{' '}
                      {messages.wordSeen(unknown.count, formatDateTime(unknown.lastAt))}
                    </li>
                  ))}
                </Words>
              </>
            )}
          </Card>
        </li>
      ))}
    </Cards>
  );
};

const Cards = styled.ul`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
`;

const Name = styled.h2`
  margin: 0 0 var(--space-2);
  font-size: var(--text-m);
`;

const Heading = styled.h3`
  margin: var(--space-3) 0 var(--space-1);
  font-size: var(--text-s);
  font-weight: normal;
  color: var(--ink-faint);
`;

const Words = styled.ul`
  padding-inline-start: var(--space-4);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`;
