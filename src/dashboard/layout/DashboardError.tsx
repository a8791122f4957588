import { useState } from 'react';
import { reloadPage } from '#api/client/reloadPage.ts';
import * as messages from '#messages/dashboard/layout.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { addresses } from '../components/routing/addresses.ts';
import { useReasonAsTitle } from './useReasonAsTitle.ts';

/**
 * Whether the browser says that a file of the code is missing, because a newer build has replaced it. It decides only the words;
 * `isChunkError` in src/app, which the dashboard may not import, decides whether to reload.
 */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|error loading/i.test(error.message);

/** Shown in the place of a screen that throws; the layout around it stays (RT-18). */
export const DashboardError = ({ error }: { readonly error: unknown }) => {
  useReasonAsTitle(messages.thisPageCouldNotBeShown);
  const [isUnreachable, setUnreachable] = useState(false);
  const lacksCode = isUnreachable || isChunkLoadError(error);
  const text = lacksCode ? messages.thisPartCouldNotBeLoaded : messages.somethingWentWrong;
  return (
    <EmptyState
      isFullScreen
      icon={<Icon name="warning" size={32} />}
      title={messages.thisPageCouldNotBeShown}
      text={text}
      action={
        <>
          <Button onClick={() => void reloadPage().catch(() => setUnreachable(true))}>
            {shopMessages.tryAgain}
          </Button>
          <ButtonLink tone="plain" to={addresses.home}>
            {messages.goToTheDashboard}
          </ButtonLink>
        </>
      }
    />
  );
};
