import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ComparedDay, cancelledShare } from '#domain/staff/toDo.ts';
import { shortDay } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/home.ts';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from } from '#ui/theme/media.ts';
import { addresses } from '../components/routing/addresses.ts';

/** One line of the table: a figure for each day, with a link to the list of the orders that it counts. */
interface Line {
  readonly label: string;
  readonly hint: string;
  readonly textOf: (day: ComparedDay) => string;
  /** The address of the list of these orders. */
  readonly listAddress: (day: string) => string;
}

const placedOn = (address: string) => (day: string) => `${address}?from=${day}&to=${day}`;
const deliveredOn = (day: string) => `${addresses.search}?deliveredOn=${day}`;

const shareText = (share: number | null): string =>
  share === null ? '–' : messages.percent(Math.round(share * 100));

const lines: readonly Line[] = [
  {
    label: messages.orders,
    hint: messages.placedThatDay,
    textOf: ({ placed }) => formatCount(placed),
    listAddress: placedOn(addresses.search),
  },
  {
    label: messages.delivered,
    hint: messages.thatDay,
    textOf: ({ delivered }) => formatCount(delivered),
    listAddress: deliveredOn,
  },
  {
    label: messages.cashExpected,
    hint: messages.ofDelivered,
    textOf: ({ cash }) => formatTaka(cash),
    listAddress: deliveredOn,
  },
  {
    label: messages.cancelled,
    hint: messages.ofPlaced,
    textOf: (day) => shareText(cancelledShare(day)),
    listAddress: placedOn(addresses.cancelledOrders),
  },
];

const namesOfFirstDays = [messages.today, messages.yesterday];

/**
 * `Thu 19 Nov`: the weekday tells the user why this day is compared with today. It is read in UTC: `day` is Dhaka's date already, and
 * the time zone of the device could shift it.
 */
const weekdayLabel = (day: string): string =>
  `${messages.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${shortDay(day)}`;

/** Compares today with yesterday and the same weekday a week ago (DK-12); nothing if the host does not count days. */
export const DaysCard = ({ days }: { readonly days: readonly ComparedDay[] }) => {
  if (days.length === 0) return null;
  const names = days.map(({ day }, index) => namesOfFirstDays[index] ?? weekdayLabel(day));
  return (
    <Root aria-label={messages.todayBesideOtherDays}>
      <h2>{messages.todaySoFar}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{messages.figure}</VisuallyHidden>
            </th>
            {names.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, hint, textOf, listAddress }) => (
            <tr key={label}>
              <th scope="row">
                {label} <small>{hint}</small>
              </th>
              {days.map((day, index) => (
                <td key={day.day}>
                  <Link to={listAddress(day.day)} aria-label={`${label}, ${names[index]}: ${textOf(day)}`}>
                    {textOf(day)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
};

const Root = styled.section`
  ${titledSurfaceStyles}

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }

  th {
    color: var(--ink-soft);
    font-weight: 500;
    text-align: start;
  }

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 400;
  }

  thead th:not(:first-child),
  td {
    padding-inline-start: var(--space-2);
    text-align: end;
  }

  thead th:not(:first-child) {
    ${from.tablet} {
      width: 20%;
    }
  }

  tbody tr {
    border-block-start: 1px solid var(--line);
  }

  td {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  a {
    display: inline-grid;
    align-items: center;
    justify-items: end;
    min-width: var(--target);
    min-height: var(--target);
    color: var(--ink);
    text-decoration: none;
  }

  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  /* Today. */
  td:nth-child(2) a {
    font-size: var(--text-l);
    font-weight: 650;
  }
`;
