import { statementLimits } from '#domain/statements/statementTable.ts';

/** Bytes per step, since the number of arguments of a call has a limit. */
const chunk = 0x8000;

/** A file as it is sent: its name, and its bytes in base64. */
export const fileBody = async (file: File): Promise<{ readonly name: string; readonly content: string }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  // Of a long name the end is kept, with its extension.
  return { name: file.name.slice(-statementLimits.name), content: btoa(binary) };
};
