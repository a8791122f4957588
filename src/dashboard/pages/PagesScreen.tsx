import { isNotFound } from '#api/client/isNotFound.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useListPagesQuery } from '#api/shop/editPagesApi.ts';
import { type PageSummary, pagePath } from '#domain/shop/shopPage.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { addresses, screenHandle } from '../components/routing/addresses.ts';
import { PageActions } from './PageActions.tsx';

const heading = messages.pagesTitle;
export const handle = screenHandle(heading);

/** Where shoppers find the page. */
const whereShown = ({ isPublished, inMenu, inFooter }: PageSummary): string => {
  if (!isPublished) return messages.hidden;
  if (inMenu) return inFooter ? messages.publishedInMenuAndFooter : messages.publishedInMenu;
  return inFooter ? messages.publishedInFooter : messages.published;
};

const columns: readonly Column<PageSummary>[] = [
  {
    key: 'title',
    header: messages.titleColumn,
    narrowLayout: 'title',
    cell: ({ title }) => shownName(title),
  },
  { key: 'address', header: messages.addressColumn, cell: ({ slug }) => pagePath(slug) },
  { key: 'where', header: messages.shown, cell: whereShown },
  {
    key: 'actions',
    header: messages.actionsColumn,
    narrowLayout: 'full',
    cell: (page) => <PageActions page={page} />,
  },
];

/** The screen with the shop's pages of text (SP-9). */
export const Component = () => {
  const isSupported = useCapability('pages');
  const query = useListPagesQuery(undefined, { ...refetchOnMount, skip: !isSupported });
  const pages = query.data;
  // A host that claims all capabilities may answer 404 all the same.
  if (!isSupported || isNotFound(query.error))
    return <EmptyState isFullScreen title={heading} text={messages.noPagesAreKept} />;
  const add = (
    <ButtonLink to={addresses.addPage}>
      <StaffIcon name="plus" size={18} /> {messages.addPage}
    </ButtonLink>
  );
  return (
    <TablePage
      title={heading}
      noun={messages.pages}
      query={query}
      page={pages && { items: pages, next: null, total: pages.length }}
      action={add}
      empty={{ title: messages.noPages, text: messages.writeOneAboutYourShop, action: add }}
      columns={columns}
      rowKey={({ _id }) => _id}
    />
  );
};
