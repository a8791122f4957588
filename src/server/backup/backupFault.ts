import { errorCode } from '../database/queries/errorCode.ts';
import { isUnavailable } from '../database/queries/isUnavailable.ts';
import { StartError } from '../errors/startError.ts';
import { complaintIn } from './runProgram.ts';

/** The message of the innermost cause: the errors around it quote statements with the rows of customers. */
const rootCauseMessage = (error: Error): string =>
  error.cause instanceof Error ? rootCauseMessage(error.cause) : complaintIn(error.message);

/**
 * Turns an error of a disk or a database into a StartError that says `fault` and the reason. Any other error stays as it is, and so
 * does a StartError.
 */
export const backupFault = (fault: string, error: unknown): unknown => {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  if (errorCode(error) === null && !isUnavailable(error)) return error;
  return new StartError(`${fault}: ${rootCauseMessage(error)}`, { cause: error });
};
