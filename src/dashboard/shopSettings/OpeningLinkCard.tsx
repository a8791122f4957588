import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { addresses } from '../components/routing/addresses.ts';

/** Where the checklist of a new shop is found again (SP-1). */
export const OpeningLinkCard = () => (
  <TitledCard title="Open your shop" isSpaced>
    <p>The steps from a new shop to its first order, with what is done and what is left.</p>
    <div>
      <ButtonLink to={addresses.opening} tone="plain">
        See all steps
      </ButtonLink>
    </div>
  </TitledCard>
);
