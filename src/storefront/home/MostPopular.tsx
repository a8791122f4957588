import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { useProductPagesInfiniteQuery } from '#api/products/productsApi.ts';
import { popularCounts } from '#domain/shop/constants.ts';
import { isRecord } from '#domain/values/parse.ts';
import { categoryTitle } from '#messages/domain/categories.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/home.ts';
import { Tabs, useTabIds } from '#ui/controls/Tabs.tsx';
import { useHistoryState } from '#ui/hooks/useHistoryState.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { from } from '#ui/theme/media.ts';
import { mostPopular } from './homeQueries.ts';
import { MostPopularProducts } from './MostPopularProducts.tsx';
import { TitledSection } from './TitledSection.tsx';

interface PopularView {
  /** The name of a category, or the word for all of them. */
  readonly tab: string;
  /** How many cards to show. */
  readonly count: number;
}

const initialView: PopularView = { tab: messages.all, count: popularCounts.first };

/** Returns the check whether a stored value is a view with one of these tabs. */
const isPopularView =
  (tabs: readonly string[]) =>
  (stored: unknown): stored is PopularView =>
    isRecord(stored) && tabs.some((tab) => tab === stored.tab) && Number.isInteger(stored.count);

/** The most popular products of the whole shop or one category; another tab restarts with ten (HM-7). Nothing if the whole shop has none. */
export const MostPopular = () => {
  const { categories } = useShop();
  const tabs = [messages.all, ...categories.map(({ name }) => name)];
  const [{ tab, count }, setView] = useHistoryState('popular', initialView, isPopularView(tabs));
  const ids = useTabIds();
  const hasNone = useProductPagesInfiniteQuery(mostPopular()).data?.pages[0]?.items.length === 0;
  const nameInBengali = (option: string) => {
    const category = categories.find(({ name }) => name === option);
    return shownName(categoryTitle(category ?? { name: option }));
  };
  if (hasNone) return null;
  return (
    <TitledSection title={messages.mostPopularItems}>
      <Tabs
        label={messages.categoriesOfMostPopular}
        options={tabs}
        value={tab}
        onChange={(next) => next !== tab && setView({ ...initialView, tab: next })}
        ids={ids}
        {...(language === 'bn' ? { inBengali: nameInBengali } : null)}
      />
      <Panel role="tabpanel" id={ids.panel} aria-labelledby={ids.tab(tab)}>
        <MostPopularProducts
          key={tab}
          category={tab === messages.all ? undefined : tab}
          count={count}
          onCountChange={(next) => setView({ tab, count: next })}
        />
      </Panel>
    </TitledSection>
  );
};

/**
 * The first card takes four places of the grid, and its picture the height that its text leaves. With ten or fifteen cards the button then
 * fills the last row.
 */
const Panel = styled.div`
  margin-block-start: var(--space-4);
  [data-action] {
    display: grid;
    place-content: center;
    grid-column: span 2;
    padding-block: var(--space-4);
  }
  ${from.tablet} {
    [data-action] { border-radius: var(--radius-l); background: var(--surface-sunken); }
    li:first-child {
      grid-area: span 2 / span 2;
      article > * { flex: none; }
      article > :first-child { flex: 1; }
      img { position: absolute; height: 100%; }
    }
  }
`;
