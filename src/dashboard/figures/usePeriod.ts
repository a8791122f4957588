import { useSearchParams } from 'react-router-dom';
import type { FiguresQuery } from '#api/staff/figuresApi.ts';
import {
  type FigurePeriod,
  figureDays,
  type PeriodFault,
  periodFault,
  usualFigureDays,
} from '#domain/staff/figurePeriod.ts';
import { useListParams } from '../components/filters/useListParams.ts';

/** The days that a person chose, as the address has them: `?days=7`, or `?from=2025-01-05&to=2025-02-04`. */
export interface ChosenPeriod {
  readonly query: FiguresQuery;
  /** The days as they were typed; `null` for a number of days up to today. */
  readonly typed: FigurePeriod | null;
  /** Why there are no figures of these days. */
  readonly fault: PeriodFault | null;
}

export const readPeriod = (params: URLSearchParams): ChosenPeriod => {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (from === '' && to === '') {
    const days = figureDays.find((known) => String(known) === params.get('days')) ?? usualFigureDays;
    return { query: { days }, typed: null, fault: null };
  }
  const typed = { from, to };
  return { query: typed, typed, fault: periodFault(typed) };
};

/** The period in the address, with the functions that change it. */
export const usePeriod = () => {
  const [params] = useSearchParams();
  const setParams = useListParams();
  return {
    ...readPeriod(params),
    chooseDays: (days: number) =>
      setParams({ days: days === usualFigureDays ? '' : String(days), from: '', to: '' }),
    /** Sets one of the two days, or both; '' clears one. */
    type: (days: Partial<FigurePeriod>) => setParams({ days: '', ...days }),
  };
};
