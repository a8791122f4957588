import { useState } from 'react';
import { statementLimits } from '#domain/statements/statementTable.ts';
import { fileHasChanged } from '#messages/dashboard/components/loading.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';

/** Bytes per step, since the number of arguments of a call has a limit. */
const chunk = 0x8000;

/** A file as it is sent: its name, and its bytes in base64. */
const fileBody = async (file: File): Promise<{ readonly name: string; readonly content: string }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunk)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunk));
  // A long name loses its beginning and keeps the extension.
  return { name: file.name.slice(-statementLimits.name), content: btoa(binary) };
};

/** The file in the form's field. `read` resolves to it as it is sent, or to `null` when it cannot be: then `problem` says why. */
export const useStatementFile = () => {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  /** How often the field was emptied; as its key, each number is a new field without a file. */
  const [emptied, setEmptied] = useState(0);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(undefined);
  };
  const read = async () => {
    if (file === null) return null;
    if (file.size > statementLimits.bytes) {
      setProblem(messages.tooLarge);
      return null;
    }
    try {
      return await fileBody(file);
    } catch {
      // A browser does not read a file that was saved again, moved or deleted after it was chosen.
      choose(null);
      setProblem(fileHasChanged);
      setEmptied(emptied + 1);
      return null;
    }
  };
  return { file, problem, emptied, choose, read };
};
