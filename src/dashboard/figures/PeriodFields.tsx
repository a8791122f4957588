import { styled } from 'styled-components';
import { shopNow } from '#api/client/shopClock.ts';
import {
  type FigurePeriod,
  figureDays,
  lastDays,
  mostFigureDays,
  usualFigureDays,
} from '#domain/staff/figurePeriod.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/figures.ts';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { DayField } from '../components/forms/DayField.tsx';
import type { usePeriod } from './usePeriod.ts';

/** The last 7, 30 or 90 days, or other days (`null`). */
const options = [
  ...figureDays.map((dayCount) => ({ value: dayCount, label: messages.lastDays(dayCount) })),
  { value: null, label: messages.otherDays },
];

const faultTexts = {
  noDay: messages.enterADay,
  beforeFrom: messages.beforeTheFirstDay,
  tooLong: messages.atMostDays(mostFigureDays),
} as const;

interface PeriodFieldsProps {
  readonly period: ReturnType<typeof usePeriod>;
  /** The days whose figures are shown now; the fields for other days start with them. */
  readonly shown: FigurePeriod | undefined;
}

/** The fields that choose the period: the last 7, 30 or 90 days, or other days. */
export const PeriodFields = ({
  period: { query, typed, fault, chooseLastDays, setTypedDays },
  shown,
}: PeriodFieldsProps) => {
  const choose = (dayCount: number | null) => {
    if (dayCount !== null) chooseLastDays(dayCount);
    else setTypedDays(shown ?? lastDays(usualFigureDays, dhakaDay(shopNow())));
  };
  const errorOf = (field: keyof FigurePeriod) =>
    fault?.field === field ? faultTexts[fault.reason] : undefined;
  return (
    <Root>
      <ChoiceChips
        legend={messages.days}
        options={options}
        value={typed === null ? (query.days ?? usualFigureDays) : null}
        onChange={choose}
      />
      {typed !== null && (
        <Days>
          <DayField
            label={messages.from}
            value={typed.from}
            error={errorOf('from')}
            onChange={(from) => setTypedDays({ ...typed, from })}
          />
          <DayField
            label={messages.to}
            value={typed.to}
            error={errorOf('to')}
            onChange={(to) => setTypedDays({ ...typed, to })}
          />
        </Days>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-4) var(--space-5);
  @media print { display: none; }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 176px));
  align-items: start;
  gap: var(--space-3);
`;
