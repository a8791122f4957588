import { useState } from 'react';
import { styled } from 'styled-components';
import { categoryNames } from '#domain/categoryNames.ts';
import { Tabs, useTabNames } from '#ui/controls/Tabs.tsx';
import { HomeSection } from './HomeSection.tsx';
import { MostPopularGoods } from './MostPopularGoods.tsx';

const all = 'All';
const options = [all, ...categoryNames];

/** The most popular goods, of the whole shop or one category; another tab starts anew with ten (HM-7). */
export const MostPopular = () => {
  const [tab, setTab] = useState(all);
  const names = useTabNames();
  return (
    <HomeSection title="Most Popular Items">
      <Tabs
        label="Categories of the most popular items"
        options={options}
        value={tab}
        onChange={setTab}
        names={names}
      />
      <Panel role="tabpanel" id={names.panel} aria-labelledby={names.tab(tab)}>
        <MostPopularGoods key={tab} category={tab === all ? undefined : tab} />
      </Panel>
    </HomeSection>
  );
};

const Panel = styled.div`
  margin-block-start: var(--space-4);
`;
