import { PlaceListing } from './PlaceListing.tsx';

export { listingHandle as handle } from './listingHandle.ts';

/** RT-12 */
export const Component = () => <PlaceListing />;
