import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface PartNotLoadedProps {
  /** What the part shows, as used in a sentence: "The parcels". */
  readonly what: string;
  readonly query: { readonly isError: boolean; readonly refetch: () => unknown };
  /** The height that the part will have; without it a list is expected. */
  readonly height?: string;
}

/** Takes the place of a part of a screen whose data is not there: it is loading, or could not be loaded. */
export const PartNotLoaded = ({ what, query, height }: PartNotLoadedProps) => {
  if (query.isError) return <LoadFailure what={what} onRetry={query.refetch} />;
  return height === undefined ? <ListSkeleton /> : <Skeleton height={height} />;
};
