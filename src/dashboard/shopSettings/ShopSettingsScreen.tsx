import { styled } from 'styled-components';
import { useGetShopSettingsQuery } from '#api/shop/shopSettingsApi.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormLoader } from '../components/loading/FormLoader.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { CourierSetupCard } from './CourierSetupCard.tsx';
import { OpeningLinkCard } from './OpeningLinkCard.tsx';
import { ProductFeedCard } from './ProductFeedCard.tsx';
import { ShopSecretsCard } from './ShopSecretsCard.tsx';
import { ShopSettingsForm } from './ShopSettingsForm.tsx';

const heading = messages.shopSettings;
export const handle = screenHandle(heading);

/** The screen on which admins change the shop's settings (SP-2), with cards for the feed, couriers, keys and the checklist. */
const ShopSettingsScreen = () => {
  const query = useGetShopSettingsQuery(undefined, refetchOnMount);
  return (
    <FormLoader subject={messages.theSettings} query={query}>
      {(saved) => (
        <Page gap={4}>
          <ShopSettingsForm heading={heading} initial={saved} />
          <ProductFeedCard origin={saved.origin} />
          <CourierSetupCard />
          <ShopSecretsCard />
          <OpeningLinkCard />
        </Page>
      )}
    </FormLoader>
  );
};

export const Component = withCapability(
  'shopSettings',
  ShopSettingsScreen,
  heading,
  messages.settingsAreKeptElsewhere,
);

const Page = styled(Stack)`
  max-width: 960px;
`;
