import { styled } from 'styled-components';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';

/** Parts of the layout that are shown on demand; their code is fetched after the first view. */

const Waiting = styled.div`
  display: grid;
  place-items: center;
  height: 96px;
  color: var(--accent);
`;

const account = lazyWithPreload(
  async () => (await import('./account/AccountChoices.tsx')).AccountChoices,
  <Waiting>
    <Spinner label="Looking up your account" />
  </Waiting>,
);
const subCategories = lazyWithPreload(
  async () => (await import('./categories/SubCategories.tsx')).SubCategories,
  null,
);
const search = lazyWithPreload(async () => (await import('./search/SearchResults.tsx')).SearchResults, null);
const contactWays = lazyWithPreload(
  async () => (await import('./contact/ContactLinks.tsx')).ContactWays,
  null,
);

export const LazyAccountChoices = account.Lazy;
export const LazyContactWays = contactWays.Lazy;
export const LazySubCategories = subCategories.Lazy;
export const LazySearchResults = search.Lazy;

export const preloadLazyComponents = (): void => {
  account.fetchAhead();
  search.fetchAhead();
  subCategories.fetchAhead();
};
