import { failureOfError } from './failure.ts';

/** Whether the host says that there is no such thing: by 404, or by 400 for an id of another form. False without an error. */
export const isNotFound = (error: unknown): boolean => {
  const failure = failureOfError(error);
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 400);
};
