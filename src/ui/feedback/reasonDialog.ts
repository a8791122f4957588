import type { ReasonQuestion } from './dialogMessages.ts';
import { confirmDialog } from './dialogs.ts';

/**
 * Asks a question with a field for a reason, which may stay empty. Resolves to the reason, or to `null` when the answer
 * is no.
 */
export const askReason = async (question: ReasonQuestion): Promise<string | null> => {
  const dialogBox = await import('./dialogBox.ts').catch(() => null);
  if (dialogBox !== null) return dialogBox.showReasonQuestion(question);
  return (await confirmDialog(question)) ? '' : null;
};
