import { useEffect, useState } from 'react';
import { redirectTarget } from '#api/client/redirectTarget.ts';
import * as messages from '#messages/storefront/pages.ts';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Component as NotFound } from './NotFoundScreen.tsx';

/**
 * Not Found, unless the page has another address since this tab was loaded: that one is opened by a full load, which brings the present
 * links to it too (SP-9).
 */
export const GonePage = () => {
  const [isAsked, setAsked] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    let isLeft = false;
    const openPresentAddress = async () => {
      const address = await redirectTarget();
      if (isLeft) return;
      if (address === null) setAsked(true);
      else location.replace(address);
    };
    void openPresentAddress();
    return () => {
      isLeft = true;
    };
  }, []);
  return isHydrated && !isAsked ? <VisuallyHidden as="h1">{messages.page}</VisuallyHidden> : <NotFound />;
};
