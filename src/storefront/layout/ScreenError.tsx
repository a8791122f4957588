import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { screenMessages } from '#domain/messages/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Container } from '#ui/layout/Container.tsx';

/** Replaces a screen that threw an error; the layout around it stays (RT-18). */
export const ScreenError = () => {
  const error = useRouteError();
  useEffect(() => console.error('A screen broke', error), [error]);
  return (
    <Container role="alert">
      <EmptyState
        isFullScreen
        icon={<Icon name="warning" size={32} />}
        title="This page could not be shown."
        action={
          <>
            <Button onClick={() => window.location.reload()}>{screenMessages.tryAgain}</Button>
            <ButtonLink tone="plain" to="/">
              {screenMessages.goHome}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
};
