import { useParams } from 'react-router-dom';
import { useGetPageQuery, useSavePageMutation } from '#api/shop/editPagesApi.ts';
import * as messages from '#messages/dashboard/pages.ts';
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
  const [savePage] = useSavePageMutation();
  return (
    <FormLoader key={id} subject={messages.thePage} query={query}>
      {(saved) => (
        <PageForm
          heading={heading}
          initial={saved}
          save={async (version, page) => {
            const savedNow = await savePage({ id, version, page }).unwrap();
            return savedNow.version;
          }}
        />
      )}
    </FormLoader>
  );
};
