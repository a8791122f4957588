import { useState } from 'react';
import { reloadPage } from '#api/client/reloadPage.ts';
import { useShop } from '#api/client/useShop.ts';
import { fullTitle } from '#domain/pages/head.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/layout.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { useDocumentTitle } from '#ui/hooks/useDocumentTitle.ts';
import { isOffline } from '#ui/isOffline.ts';
import { Container } from '#ui/layout/Container.tsx';

/** Replaces a screen that threw an error; the layout around it stays (RT-18). */
export const ScreenError = () => {
  // `reloadPage` rejects when the shop cannot be reached, also on a device that says it is online.
  const [offline, setOffline] = useState(isOffline);
  useDocumentTitle(fullTitle({ title: messages.pageCouldNotBeShown }, useShop(), language));
  return (
    <Container role="alert">
      <EmptyState
        isFullScreen
        drawing={<Drawing name={offline ? 'offline' : 'failed'} width={200} />}
        title={messages.pageCouldNotBeShown}
        text={offline ? messages.noConnection : undefined}
        action={
          <>
            <Button onClick={() => void reloadPage().catch(() => setOffline(true))}>
              {screenMessages.tryAgain}
            </Button>
            <ButtonLink tone="plain" to="/">
              {screenMessages.goHome}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
};
