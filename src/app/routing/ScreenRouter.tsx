import { useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { ShownPreviews } from '#ui/layout/PreviewPlace.tsx';
import { MatchedScreen } from './MatchedScreen.tsx';
import type { ScreenNavigation } from './screenNavigation.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

interface Props {
  readonly navigation: ScreenNavigation;
  /** The server has rendered the first screen. */
  readonly isHydrating: boolean;
}

/** Shows the screen of the open address (docs/decisions/0096). */
export const ScreenRouter = ({ navigation, isHydrating }: Props) => {
  const screen = useSyncExternalStore(navigation.subscribe, navigation.screen, navigation.screen);
  useScrollRestoration(navigation, screen, isHydrating);
  return (
    <Router location={screen.location} navigationType={screen.action} navigator={navigation.navigator}>
      <NavigationBlocker value={navigation.block}>
        <ShownPreviews value={navigation}>
          <MatchedScreen matches={screen.matches} />
        </ShownPreviews>
      </NavigationBlocker>
    </Router>
  );
};
