import { failureOfError } from './failure.ts';

/** Whether the host reports that what was asked for does not exist, rather than a failure. */
export const isNotFound = (error: unknown): boolean => {
  const failure = failureOfError(error);
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 400);
};
