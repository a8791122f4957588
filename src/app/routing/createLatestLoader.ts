import type { RouteMatch } from 'react-router-dom';
import { areLoaded, loadRoutes } from './matchedRoutes.ts';

/** Opens a screen, or the reason why its code did not load. */
type Open = (failure?: unknown) => void;

/** Loads the code of routes; of several loads only the last one opens its screen. */
export const createLatestLoader = () => {
  let latest: Open | undefined;
  /** Opens the screen at once if its code is loaded already. */
  return (matches: readonly RouteMatch[], open: Open): void => {
    latest = open;
    if (areLoaded(matches)) {
      open();
      return;
    }
    const openIfLatest: Open = (failure) => {
      if (latest === open) open(failure);
    };
    loadRoutes(matches).then(() => openIfLatest(), openIfLatest);
  };
};
