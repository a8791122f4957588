import { useParams, useSearchParams } from 'react-router-dom';
import { listingName, listingPath, listingPlace } from '../layout/categories/listingPlace.ts';
import { Listing } from './Listing.tsx';
import { listingQuery, placeSizes } from './listingQuery.ts';

/** The shelf that the address names. */
export const CategoryListing = () => {
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
      sizes={placeSizes}
      question={listingQuery(place, search)}
    />
  );
};
