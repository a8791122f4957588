import { useSelector } from 'react-redux';
import { selectFavourites } from '#slices/favouritesSlice.ts';
import { CountedLink } from './CountedLink.tsx';

export const useFavouritesCount = (): number => useSelector(selectFavourites).length;

/** Link to the favourites with their number (SH-5). */
export const FavouritesLink = () => (
  <CountedLink to="/favourites" title="Favourites" icon="heart" count={useFavouritesCount()} />
);
