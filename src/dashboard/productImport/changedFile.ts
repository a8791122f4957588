import type { Failure } from '#api/client/failure.ts';
import { fileHasChanged } from '#messages/dashboard/components/loading.ts';

/** The failure of a file that was saved again, moved or deleted after it was chosen: a browser does not read it any more. */
export const changedFile: Failure = { kind: 'broken', message: fileHasChanged };

const names = new Set(['NotReadableError', 'NotFoundError']);

/** Whether a browser refused to read a chosen file with this error. */
export const isOfChangedFile = (error: unknown): boolean =>
  error instanceof DOMException && names.has(error.name);
