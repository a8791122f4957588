import { useParams, useSearchParams } from 'react-router-dom';
import { listingName, listingPath, listingPlace } from '../frame/listingPlace.ts';
import { Listing } from './Listing.tsx';
import { listingQuestion } from './listingQuestion.ts';

// ListingFrame's side list takes 256 px from the whole container.
const sizes =
  '(min-width: 1248px) 158px, (min-width: 1200px) calc(20vw - 91px), (min-width: 1024px) calc(20vw - 40px), (min-width: 600px) calc(33vw - 38px), calc(50vw - 38px)';

/** The shelf that the address names. */
export const PlaceListing = () => {
  const params = useParams();
  const [search] = useSearchParams();
  const place = listingPlace(params, search);
  const name = listingName(place);
  return (
    // Another shelf is another list: nothing of the last one stands under its name.
    <Listing
      key={listingPath(place)}
      title={name}
      emptyName={name}
      sizes={sizes}
      question={listingQuestion(place, search)}
    />
  );
};
