import { PlaceListing } from './PlaceListing.tsx';

export { listingHandle as handle } from './listingHandle.ts';

/** RT-11 */
export const Component = () => <PlaceListing />;
