import { useState } from 'react';
import { statementLimits } from '#domain/statements/statementTable.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { fileBody } from './fileBody.ts';

/** The file in the form's field. `read` resolves to it as it is sent, or to `null` when it cannot be: then `problem` says why. */
export const useStatementFile = () => {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  /** How often the field was emptied: browsers tell nothing when the file that is in it is chosen again. */
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
      setProblem(messages.fileHasChanged);
      setEmptied(emptied + 1);
      return null;
    }
  };
  return { file, problem, emptied, choose, read };
};
