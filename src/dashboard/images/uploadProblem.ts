import { failureOfError } from '#api/client/failure.ts';
import { fileHasChanged } from '#messages/dashboard/components/loading.ts';
import { withRequestId } from '../components/loading/failureMessages.ts';

/**
 * Why the file was not uploaded. One that was saved again, moved or deleted after it was chosen ends its upload as a lost connection does;
 * only reading it tells the difference.
 */
export const uploadProblem = async (file: File, cause: unknown): Promise<string> => {
  const failure = failureOfError(cause);
  if (failure.kind !== 'unreachable') return withRequestId(failure);
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => null);
  return start === null ? fileHasChanged : withRequestId(failure);
};
