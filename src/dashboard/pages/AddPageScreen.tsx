import { useNavigate } from 'react-router-dom';
import { useAddPageMutation } from '#api/shop/editPagesApi.ts';
import type { SavedPage } from '#domain/shop/shopPage.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { addresses, screenHandle } from '../components/routing/addresses.ts';
import { PageForm } from './PageForm.tsx';

const heading = messages.addPage;
export const handle = screenHandle(heading);

/** What the form shows at first. The page has no id and no version before the server has stored it. */
const emptyPage: SavedPage = {
  _id: '',
  version: 0,
  page: {
    title: '',
    slug: '',
    description: '',
    body: '',
    isPublished: false,
    inMenu: false,
    inFooter: true,
  },
  previous: null,
};

/** The screen that adds a page of text (SP-9). */
export const Component = () => {
  const navigate = useNavigate();
  const [addPage] = useAddPageMutation();
  return (
    <PageForm
      heading={heading}
      initial={emptyPage}
      save={async (page) => {
        await addPage(page).unwrap();
        // `null`, in place of the number of a new version: the page was added.
        return null;
      }}
      onAdded={() => void navigate(addresses.pages)}
    />
  );
};
