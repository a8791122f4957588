import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '#ui/layout/Container.tsx';
import { from } from '#ui/theme/media.ts';
import { Breadcrumb } from './breadcrumb/Breadcrumb.tsx';
import { CategoryList } from './categories/CategoryList.tsx';
import { useKnownCategories } from './categories/knownCategories.ts';
import { listingCrumbs, listingScope } from './categories/listingScope.ts';

/** Layout of the listings of categories and sub-categories: breadcrumb and category list. */
export const ListingLayout = () => {
  const params = useParams();
  const [search] = useSearchParams();
  const scope = listingScope(params, search);
  return (
    <Container>
      <Breadcrumb crumbs={listingCrumbs(scope, useKnownCategories(scope))} />
      <Content>
        {/* The key closes the list again, on a phone, when another category is opened. */}
        <CategoryList key={scope.category} category={scope.category} subCategory={scope.subCategory} />
        <div>
          <Outlet />
        </div>
      </Content>
    </Container>
  );
};

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-3);
  > * { min-width: 0; }
  ${from.container} { grid-template-columns: 232px minmax(0, 1fr); align-items: start; gap: var(--space-5); }
`;
