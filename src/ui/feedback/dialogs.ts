import type { Message, Question } from './dialogMessages.ts';

export type { Message, Question } from './dialogMessages.ts';

// Dialogs are no part of the first view: their code comes with the first question.
const loadBox = () => import('./dialogBox.ts');

/** Asks, and gives whether the answer was yes. Escape and a press outside mean no. */
export const ask = async (question: Question): Promise<boolean> => {
  const box = await loadBox().catch(() => null);
  if (box === null) return window.confirm(joined(question));
  return box.askInBox(question);
};

/** Tells, and is over when the reader has closed it or the timer has run out. */
export const tell = async (message: Message): Promise<void> => {
  const box = await loadBox().catch(() => null);
  if (box === null) window.alert(joined(message));
  else await box.tellInBox(message);
};

/** Fetches the box early, where one may be needed when the connection is gone. */
export const prepareDialogs = (): void => void loadBox().catch(() => null);

const joined = ({ title, text }: { title: string; text?: string }): string =>
  text === undefined ? title : `${title}\n\n${text}`;
