import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useToDoQuery } from '#api/staff/figuresApi.ts';
import { timers } from '#domain/shop/constants.ts';
import { overdueDays, type ToDo } from '#domain/staff/toDo.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/home.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { addresses } from '../components/routing/addresses.ts';
import { DaysCard } from './DaysCard.tsx';

/** One kind of work: how much of it waits, and the address of its list. */
interface Work {
  /** As it is shown: a number of orders or parcels, or an amount of cash. */
  readonly count: string;
  readonly text: string;
  readonly to: string;
}

/** The kinds of work that wait for staff; a kind of which nothing waits is left out. */
const workOf = (toDo: ToDo): Work[] => [...countedWork(toDo), ...overdueCash(toDo)];

const countedWork = (toDo: ToDo): Work[] => {
  const { toCall, toCallBack, toCorrect, toCallAboutReturn, toPack, toHandOver, toDecide } = toDo;
  const kinds = [
    { number: toCall, text: messages.toCall, to: `${addresses.callList}?calls=never` },
    { number: toCallBack, text: messages.toCallBack, to: `${addresses.callList}?calls=due` },
    { number: toCorrect, text: messages.toCorrect, to: `${addresses.callList}?calls=change` },
    {
      number: toCallAboutReturn,
      text: messages.toCallAboutReturn,
      to: `${addresses.returnOrders}?calls=none`,
    },
    {
      number: toPack,
      text: messages.toPack,
      to: `${addresses.confirmedOrders}?status=Confirmed&parcel=none&packed=no`,
    },
    { number: toHandOver, text: messages.toHandOver, to: `${addresses.parcels}?stage=booked` },
    { number: toDecide, text: messages.toDecide, to: addresses.toDecide },
  ];
  const waiting = kinds.filter(({ number }) => number > 0);
  return waiting.map(({ number, text, to }) => ({ count: formatCount(number), text, to }));
};

/** The cash that couriers have had for too long; nothing if there is none, or the shop keeps no ledger. */
const overdueCash = ({ overdue }: ToDo): Work[] => {
  if (overdue === null || overdue.amount <= 0) return [];
  const text = messages.withCouriersForMoreThan(overdueDays);
  return [{ count: formatTaka(overdue.amount), text, to: addresses.cash }];
};

/** Two cards: the work of today, each number a link to its list (CA-9), and today compared with other days (DK-12). */
export const TodayCards = () => {
  const isSupported = useCapability('figures');
  const { data, isError, refetch } = useToDoQuery(undefined, {
    ...refetchOnMount,
    pollingInterval: timers.ordersPoll,
    skipPollingIfUnfocused: true,
    skip: !isSupported,
  });
  if (!isSupported) return null;
  if (data === undefined)
    return isError ? <LoadFailure what={messages.theWorkOfToday} onRetry={refetch} /> : <Placeholders />;
  return (
    <>
      <ToDoCard work={workOf(data)} />
      <DaysCard days={data.days} />
    </>
  );
};

/** About as many as there are kinds of work: most shops have some of each. */
const placeholders = Array.from({ length: 6 }, (_, index) => index);

/** Both cards in their usual height, so that what is below stays in its place. */
const Placeholders = () => (
  <>
    <Root aria-hidden="true">
      <Skeleton width="12ch" height="calc(var(--leading-tight) * var(--text-xl))" />
      <ul>
        {placeholders.map((place) => (
          <li key={place}>
            <Skeleton height="var(--target)" radius="var(--radius-m)" />
          </li>
        ))}
      </ul>
    </Root>
    <Skeleton height="308px" radius="var(--radius-l)" />
  </>
);

/** The card with the work of today; nothing if no work waits. */
const ToDoCard = ({ work }: { readonly work: readonly Work[] }) => {
  if (work.length === 0) return null;
  return (
    <Root aria-label={messages.toDoToday}>
      <h2>{messages.toDoToday}</h2>
      <ul>
        {work.map(({ count, text, to }) => (
          <li key={text}>
            <Link to={to}>
              <strong>{count}</strong> {text}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
};

const Root = styled.section`
  ${titledSurfaceStyles}

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: var(--space-2);
  }

  a {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    min-height: var(--target);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--surface-sunken);
    color: var(--ink-soft);
    font-size: var(--text-s);
    text-decoration: none;
  }

  a:hover {
    color: var(--accent);
  }

  strong {
    color: var(--ink);
    font-size: var(--text-l);
    font-variant-numeric: tabular-nums;
  }
`;
