import * as messages from '#messages/dashboard/shopSettings.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { addresses } from '../components/routing/addresses.ts';

/** The card with a link to a new shop's checklist, for admins who have hidden it (SP-1). */
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
