import { styled } from 'styled-components';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { late } from '#ui/late.tsx';

/** What the frame shows only when asked; its code is fetched once the first view stands. */

const Waiting = styled.div`
  display: grid;
  place-items: center;
  height: 96px;
  color: var(--accent);
`;

const account = late(
  async () => (await import('./account/AccountChoices.tsx')).AccountChoices,
  <Waiting>
    <Spinner label="Looking up your account" />
  </Waiting>,
);
const subCategories = late(async () => (await import('./categories/SubCategories.tsx')).SubCategories, null);
const search = late(async () => (await import('./search/SearchResults.tsx')).SearchResults, null);
const contactWays = late(async () => (await import('./contact/ContactWays.tsx')).ContactWays, null);

export const LateAccountChoices = account.Late;
export const LateContactWays = contactWays.Late;
export const LateSubCategories = subCategories.Late;
export const LateSearchResults = search.Late;

export const fetchLateParts = (): void => {
  account.fetchAhead();
  search.fetchAhead();
  subCategories.fetchAhead();
};
