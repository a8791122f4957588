import { useParams, useSearchParams } from 'react-router-dom';
import { listingName, listingPlace } from '../frame/listingPlace.ts';
import { Listing } from './Listing.tsx';
import { listingQuestion } from './listingQuestion.ts';

/** The shelf that the address names. */
export const PlaceListing = () => {
  const params = useParams();
  const [search] = useSearchParams();
  const place = listingPlace(params, search);
  const name = listingName(place);
  return <Listing title={name} emptyName={name} question={listingQuestion(place, search)} />;
};
