import { useSearchParams } from 'react-router-dom';
import type { FiguresQuery } from '#api/staff/figuresApi.ts';
import {
  type FigurePeriod,
  figureDays,
  type PeriodFault,
  periodFault,
  usualFigureDays,
} from '#domain/staff/figurePeriod.ts';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';

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
  const from = params.get('from');
  const to = params.get('to');
  if (from === null && to === null) {
    const days = figureDays.find((choice) => String(choice) === params.get('days')) ?? usualFigureDays;
    return { query: { days }, typed: null, fault: null };
  }
  const typed = { from: from ?? '', to: to ?? '' };
  return { query: typed, typed, fault: periodFault(typed) };
};

/** The period in the address, with the functions that change it. */
export const usePeriod = () => {
  const [params] = useSearchParams();
  const updateParams = useUpdateSearchParams();
  return {
    ...readPeriod(params),
    /** Chooses this number of days up to today. */
    chooseLastDays: (days: number) =>
      updateParams(() => new URLSearchParams(days === usualFigureDays ? {} : { days: String(days) })),
    /** Sets both days. An empty one stays in the address too, since the fields would go away with both. */
    setTypedDays: (days: FigurePeriod) => updateParams(() => new URLSearchParams({ ...days })),
  };
};
