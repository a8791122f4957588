import { categoryNames } from '#domain/categoryNames.ts';
import { popular } from '#domain/constants.ts';
import { isRecord } from '#domain/parse.ts';
import { Tabs, useTabIds } from '#ui/controls/Tabs.tsx';
import { HomeSection } from './HomeSection.tsx';
import { MostPopularProducts } from './MostPopularProducts.tsx';
import { useHistoryState } from './useHistoryState.ts';

interface PopularView {
  readonly tab: string;
  /** Number of requested cards. */
  readonly count: number;
}

const all = 'All';
const options = [all, ...categoryNames];
const initialView: PopularView = { tab: all, count: popular.first };
const isPopularView = (stored: unknown): stored is PopularView =>
  isRecord(stored) && options.some((option) => option === stored.tab) && Number.isInteger(stored.count);

/** The most popular products of the whole shop or one category; another tab restarts with ten (HM-7). */
export const MostPopular = () => {
  const [{ tab, count }, setView] = useHistoryState('popular', initialView, isPopularView);
  const names = useTabIds();
  return (
    <HomeSection title="Most Popular Items">
      <Tabs
        label="Categories of the most popular items"
        options={options}
        value={tab}
        onChange={(next) => next !== tab && setView({ ...initialView, tab: next })}
        names={names}
      />
      <div className="popular" role="tabpanel" id={names.panel} aria-labelledby={names.tab(tab)}>
        <MostPopularProducts
          key={tab}
          category={tab === all ? undefined : tab}
          count={count}
          onCountChange={(next) => setView({ tab, count: next })}
        />
      </div>
    </HomeSection>
  );
};
