import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { preloadDrawings } from '#ui/drawings/Drawing.tsx';
import { useFirstInput } from '#ui/hooks/onFirstInput.ts';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { from, short } from '#ui/theme/media.ts';
import { preloadAccountChoices } from './account/AccountPopup.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { NoticeBar } from './header/NoticeBar.tsx';
import { preloadSearchResults } from './search/SearchBox.tsx';

/** Loads the code that hides the header on scrolling; without a network, as soon as the browser is online again. */
const loadHeaderHiding = (): void => {
  import('./header/hideHeaderOnScroll.ts').then(
    ({ hideHeaderOnScroll }) => hideHeaderOnScroll(),
    () => addEventListener('online', loadHeaderHiding, { once: true }),
  );
};

/** Loads what only a visitor who does something needs: the code of what a press may open, and the header that hides on scrolling. */
const loadForFirstInput = (): void => {
  preloadAccountChoices();
  preloadSearchResults();
  preloadDrawings();
  loadHeaderHiding();
};

const contactButton = lazyWithPreload(
  async () => (await import('./footer/ContactButton.tsx')).ContactButton,
  null,
  { keepsFallback: true },
);

/** The contact button (FT-3), which is rendered, and its code loaded, at the first input. */
const ContactAtFirstInput = () => {
  const [hasInput, setHasInput] = useState(false);
  useFirstInput(useCallback(() => setHasInput(true), []));
  return hasInput ? <contactButton.Lazy /> : null;
};

// The same elements at every render: React skips them when only the screen changes.
const top = (
  <>
    <SkipLink />
    <NoticeBar />
    <Header />
  </>
);
const bottom = (
  <>
    <Footer />
    <ContactAtFirstInput />
    <BottomBar />
  </>
);

/** Addresses of the screens that have a bar of their own at the bottom of a phone (SH-1, BY-1, BY-11). */
const pathsWithOwnBar = /^\/(product-details\/.+|cart\/?|product-checkout\/?)$/i;

/** Layout of every storefront screen. */
export const StorefrontLayout = () => {
  useFirstInput(loadForFirstInput);
  // Read from the address, since the screen of a slow page comes later, and the bar must not appear or go away then (SH-11). The styles of
  // the bar, and of the menu in the header that takes its place, read `data-bottom-bar`.
  const hasOwnBar = pathsWithOwnBar.test(useLocation().pathname);
  return (
    <Root data-bottom-bar={!hasOwnBar || undefined}>
      {top}
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      {bottom}
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  ${short} {
    > header, > nav { position: relative; }
  }
  @media print {
    min-height: 0;
    > :not(main) { display: none; }
  }
`;
const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding-block: var(--space-4) var(--space-7);
  outline: none;
  ${from.medium} { padding-block: var(--space-5) var(--space-8); }
  @media print { padding: 0; }
`;
