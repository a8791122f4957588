import { styled } from 'styled-components';
import { categoryNames } from '#domain/categoryNames.ts';
import { popular } from '#domain/constants.ts';
import { isRecord } from '#domain/parse.ts';
import { Tabs, useTabNames } from '#ui/controls/Tabs.tsx';
import { HomeSection } from './HomeSection.tsx';
import { MostPopularProducts } from './MostPopularProducts.tsx';
import { useHistoryState } from './useHistoryState.ts';

interface PopularView {
  readonly tab: string;
  /** How many cards were requested. */
  readonly shown: number;
}

const all = 'All';
const options = [all, ...categoryNames];
const first: PopularView = { tab: all, shown: popular.first };
const isView = (kept: unknown): kept is PopularView =>
  isRecord(kept) && options.some((option) => option === kept.tab) && Number.isInteger(kept.shown);

/** The most popular products of the whole shop or one category; another tab restarts with ten (HM-7). */
export const MostPopular = () => {
  const [{ tab, shown }, setView] = useHistoryState('popular', first, isView);
  const names = useTabNames();
  return (
    <HomeSection title="Most Popular Items">
      <Tabs
        label="Categories of the most popular items"
        options={options}
        value={tab}
        onChange={(next) => next !== tab && setView({ ...first, tab: next })}
        names={names}
      />
      <Panel role="tabpanel" id={names.panel} aria-labelledby={names.tab(tab)}>
        <MostPopularProducts
          key={tab}
          category={tab === all ? undefined : tab}
          wanted={shown}
          onWanted={(wanted) => setView({ tab, shown: wanted })}
        />
      </Panel>
    </HomeSection>
  );
};

const Panel = styled.div`
  margin-block-start: var(--space-4);
`;
