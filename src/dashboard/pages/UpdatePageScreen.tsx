import { useParams } from 'react-router-dom';
import { useGetPageQuery, useSavePageMutation } from '#api/shop/editPagesApi.ts';
import type { PageContents, SavedPage } from '#domain/shop/shopPage.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { useVersionedSave } from '../components/forms/useVersionedSave.ts';
import { FormLoader } from '../components/loading/FormLoader.tsx';
import { fetchOnce } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { PageForm } from './PageForm.tsx';

const heading = messages.editPage;
export const handle = screenHandle(heading);

/** Changes the page whose id is in the address (SP-9). */
export const Component = () => {
  const { id = '' } = useParams();
  const query = useGetPageQuery(id, fetchOnce);
  return (
    <FormLoader key={id} subject={messages.thePage} query={query}>
      {(saved) => <UpdateForm saved={saved} />}
    </FormLoader>
  );
};

const UpdateForm = ({ saved }: { readonly saved: SavedPage }) => {
  const [savePage] = useSavePageMutation();
  const save = useVersionedSave(saved.version, async (page: PageContents, version) => {
    const savedNow = await savePage({ id: saved._id, version, page }).unwrap();
    return savedNow.version;
  });
  return <PageForm heading={heading} initial={saved} save={save} />;
};
