import * as messages from '#messages/dashboard/shopSettings.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { addresses } from '../components/routing/addresses.ts';

/** Where the checklist of a new shop is found again (SP-1). */
export const OpeningLinkCard = () => (
  <TitledCard title={messages.openYourShop} isSpaced>
    <p>{messages.whatOpeningIs}</p>
    <div>
      <ButtonLink to={addresses.opening} tone="plain">
        {messages.seeAllSteps}
      </ButtonLink>
    </div>
  </TitledCard>
);
