import { ApiError } from '../errors/apiError.ts';

/** The refusal of a change to a version of the categories that is no longer the newest. */
export const changedMeanwhile = (): ApiError =>
  new ApiError(
    'changedMeanwhile',
    'Somebody else has changed the categories in the meantime. They are shown as they are now; please make your change again.',
  );
