import { useSearchParams } from 'react-router-dom';
import type { FiguresQuery } from '#api/staff/figuresApi.ts';
import {
  type FigurePeriod,
  figureDays,
  type PeriodFault,
  periodFault,
  usualFigureDays,
} from '#domain/staff/figurePeriod.ts';
import { useSetListParams } from '../components/filters/useSetListParams.ts';

/** The period that the user chose, stored in the address as `?days=7` or `?from=2025-01-05&to=2025-02-04`. */
interface ChosenPeriod {
  readonly query: FiguresQuery;
  /** The two days as typed, perhaps invalid; `null` if a number of days up to today was chosen. */
  readonly typed: FigurePeriod | null;
  /** Why no figures can be fetched for the typed days; `null` if they can. */
  readonly fault: PeriodFault | null;
}

/** Reads the period from the address: two days if it has either, else a number of days up to today. */
const readPeriod = (params: URLSearchParams): ChosenPeriod => {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (from === '' && to === '') {
    const days = figureDays.find((choice) => String(choice) === params.get('days')) ?? usualFigureDays;
    return { query: { days }, typed: null, fault: null };
  }
  const typed = { from, to };
  return { query: typed, typed, fault: periodFault(typed) };
};

/** The period in the address, with the functions that change it. */
export const usePeriod = () => {
  const [params] = useSearchParams();
  const setParams = useSetListParams();
  return {
    ...readPeriod(params),
    /** Chooses this number of days up to today. */
    chooseLastDays: (days: number) =>
      setParams({ days: days === usualFigureDays ? '' : String(days), from: '', to: '' }),
    /** Sets one of the two days, or both; '' clears one. */
    setTypedDays: (days: Partial<FigurePeriod>) => setParams({ days: '', ...days }),
  };
};
