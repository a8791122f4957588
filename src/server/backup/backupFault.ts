import { errorCode } from '../database/queries/errorCode.ts';
import { isUnavailable } from '../database/queries/isUnavailable.ts';
import { StartError } from '../errors/startError.ts';
import { complaintIn } from './runProgram.ts';

/** The message of the first of an error's causes: those that follow it name statements with the rows of customers. */
const firstCause = (error: Error): string =>
  error.cause instanceof Error ? firstCause(error.cause) : complaintIn(error.message);

/**
 * The StartError of `fault` and of what a disk or a database says about it. A StartError, and an error that neither of them has
 * caused, stays as it is.
 */
export const backupFault = (fault: string, error: unknown): unknown => {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  if (errorCode(error) === null && !isUnavailable(error)) return error;
  return new StartError(`${fault}: ${firstCause(error)}`, { cause: error });
};
