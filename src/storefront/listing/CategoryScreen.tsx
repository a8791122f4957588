import { CategoryListing } from './CategoryListing.tsx';

export { listingHandle as handle } from './listingHandle.ts';

/** RT-12 */
export const Component = () => <CategoryListing />;
