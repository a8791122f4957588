import { CategoryListing } from './CategoryListing.tsx';

export { listingHandle as handle } from './listingHandle.ts';

/** RT-11 */
export const Component = () => <CategoryListing />;
