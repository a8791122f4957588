import { styled } from 'styled-components';
import { useGetOpeningQuery } from '#api/shop/openingApi.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { FormLoader } from '../components/loading/FormLoader.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { OpeningSteps } from './OpeningSteps.tsx';

const heading = messages.openYourShop;
export const handle = screenHandle(heading);

/** The screen of a new shop's checklist, which remains when the checklist is hidden from the dashboard's home (SP-1). */
const OpeningScreen = () => {
  const query = useGetOpeningQuery(undefined, refetchOnMount);
  return (
    <FormLoader subject={messages.theChecklist} query={query}>
      {(loaded) => (
        <Page gap={4}>
          <PageTitle>{heading}</PageTitle>
          <TitledCard title={messages.theSteps}>
            {/* `loaded` is the first answer; `query.data` also has what the buttons of the steps have changed since. */}
            <OpeningSteps {...(query.data ?? loaded)} />
          </TitledCard>
        </Page>
      )}
    </FormLoader>
  );
};

export const Component = withCapability('shopSettings', OpeningScreen, heading, messages.noChecklistIsKept);

const Page = styled(Stack)`
  max-width: 960px;
`;
