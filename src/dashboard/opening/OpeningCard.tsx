import { useGetOpeningQuery } from '#api/shop/openingApi.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { OpeningSteps } from './OpeningSteps.tsx';

/** The checklist on the dashboard's home of a new shop (SP-1); nothing if it cannot be loaded, which its own screen reports. */
export const OpeningCard = () => {
  const { data } = useGetOpeningQuery(undefined, refetchOnMount);
  if (data?.isOffered !== true) return null;
  return (
    <TitledCard title={messages.openYourShop}>
      <OpeningSteps {...data} />
    </TitledCard>
  );
};
