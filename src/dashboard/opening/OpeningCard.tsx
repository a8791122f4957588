import { useRef, useState } from 'react';
import { useGetOpeningQuery } from '#api/shop/openingApi.ts';
import * as messages from '#messages/dashboard/opening.ts';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { OpeningSteps } from './OpeningSteps.tsx';

/** The checklist on the dashboard's home of a new shop (SP-1); nothing if it cannot be loaded, which its own screen reports. */
export const OpeningCard = () => {
  const { data } = useGetOpeningQuery(undefined, refetchOnMount);
  const isOffered = data?.isOffered === true;
  const [wasOffered, setWasOffered] = useState(false);
  // Set while rendering: React renders again at once, without showing the outdated result.
  if (isOffered && !wasOffered) setWasOffered(true);
  const rootRef = useRef<HTMLDivElement>(null);
  // The card goes away with the pressed button.
  const focusProps = useKeptFocus(rootRef);
  if (!wasOffered) return null;
  return (
    <div ref={rootRef} tabIndex={-1} {...focusProps}>
      <p aria-live="polite">{data?.isHidden === true ? messages.theChecklistIsHidden : ''}</p>
      {isOffered && (
        <TitledCard title={messages.openYourShop}>
          <OpeningSteps {...data} />
        </TitledCard>
      )}
    </div>
  );
};
