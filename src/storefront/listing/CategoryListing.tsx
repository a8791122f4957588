import { useParams, useSearchParams } from 'react-router-dom';
import { listingName, listingPath, listingPlace } from '../layout/categories/listingScope.ts';
import { Listing } from './Listing.tsx';
import { listingQuery, placeSizes } from './listingQuery.ts';

/** The listing of the category in the address. */
export const CategoryListing = () => {
  const params = useParams();
  const [search] = useSearchParams();
  const place = listingPlace(params, search);
  const name = listingName(place);
  return (
    // A new key for another category: no products of the previous one are shown under its name.
    <Listing
      key={listingPath(place)}
      title={name}
      emptyName={name}
      sizes={placeSizes}
      question={listingQuery(place, search)}
    />
  );
};
