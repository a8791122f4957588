import { styled } from 'styled-components';
import { exportFigures, useFiguresQuery } from '#api/staff/figuresApi.ts';
import { type FigurePeriod, lengthOf } from '#domain/staff/figurePeriod.ts';
import type { Figures } from '#domain/staff/figures.ts';
import { dayStart, formatDate } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/figures.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ExportCsvButton } from '../components/actions/ExportCsvButton.tsx';
import { OrderDaysCharts } from '../components/charts/OrderDaysCharts.tsx';
import { SmallText } from '../components/layout/SmallText.ts';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { Breakdowns } from './Breakdowns.tsx';
import { MainFigureCards } from './MainFigureCards.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { usePeriod } from './usePeriod.ts';

const heading = messages.figures;
export const handle = screenHandle(heading);

/** The screen that shows what orders, parcels and money of a period come to (CA-9). */
const FiguresScreen = () => {
  const period = usePeriod();
  const query = useFiguresQuery(period.query, {
    ...refetchOnMount,
    skip: period.fault !== null,
  });
  const { data, currentData } = query;
  const hasFailed = query.isError && currentData === undefined;
  return (
    <Stack gap={5}>
      <PageTitle
        aside={
          period.fault === null && (
            <ExportCsvButton
              name="figures"
              failure={messages.notExported}
              exportFile={(onProgress) => exportFigures(period.query, onProgress)}
            />
          )
        }
      >
        {heading}
      </PageTitle>
      <PeriodFields period={period} shown={data?.period} />
      {hasFailed && <LoadFailure what={messages.theFigures} onRetry={query.refetch} />}
      {!hasFailed && period.fault === null && (
        <ShownFigures figures={currentData ?? data} busy={currentData === undefined} />
      )}
    </Stack>
  );
};

export const Component = withCapability('figures', FiguresScreen, heading, messages.notCounted);

/** `05 Jan, 2025` */
const dayText = (day: string): string => formatDate(dayStart(day));

const spanText = ({ from, to }: FigurePeriod): string =>
  from === to ? dayText(from) : messages.span(dayText(from), dayText(to));

interface ShownFiguresProps {
  /** While the figures of other days are fetched (`busy`), these are still the figures of the days chosen before. */
  readonly figures: Figures | undefined;
  readonly busy: boolean;
}

const ShownFigures = ({ figures, busy }: ShownFiguresProps) => {
  if (figures === undefined) return <Skeleton height="520px" radius="var(--radius-l)" />;
  const { period, before } = figures;
  return (
    <Shown aria-busy={busy} data-busy={busy || undefined}>
      <Stack gap={5}>
        <SmallText aria-live="polite">
          {messages.comparedWith(spanText(period), lengthOf(period), spanText(before.period))}
        </SmallText>
        <MainFigureCards figures={figures} />
        <OrderDaysCharts title={messages.byDay} days={figures.days} />
        <Breakdowns figures={figures} />
      </Stack>
    </Shown>
  );
};

const Shown = styled.div`
  transition: opacity 0.15s;

  &[data-busy] {
    opacity: 0.5;
  }
`;
