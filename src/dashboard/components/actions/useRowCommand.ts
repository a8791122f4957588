import { type Failure, failureOfError } from '#api/client/failure.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/components/actions.ts';
import { deleteButtons, shopMessages } from '#messages/domain/shopMessages.ts';
import { confirmDialog, type Message, type Question } from '#ui/feedback/dialogs.ts';
import { changeFailureMessage } from '../loading/failureMessages.ts';
import { useAsyncAction } from './useAsyncAction.ts';

interface RowCommand<Result> {
  /** The question to confirm; absent when the command needs no confirmation. */
  readonly question?: Question | undefined;
  /** Asks the question and resolves to whether the answer is yes; a plain dialog by default. */
  readonly ask?: (question: Question) => Promise<boolean>;
  /** Why the command is not possible; `null` when it is. Asked after the confirmation, since the row may have changed meanwhile. */
  readonly refusal?: () => Omit<Message, 'icon'> | null;
  /** Sends the command to the server; rejects with the mutation's error. */
  readonly send: () => Promise<Result>;
  /** A short message of success; or a function that makes the whole message from what `send` resolved to, such as a warning. */
  readonly success: Omit<Message, 'icon'> | ((result: Result) => Message);
  /** What failed, as `changeFailureMessage` takes it; or a function that makes the message from the failure. */
  readonly failure: string | ((failure: Failure) => Omit<Message, 'icon'>);
}

const failureMessage = (shown: RowCommand<unknown>['failure'], failure: Failure): Omit<Message, 'icon'> =>
  typeof shown === 'string'
    ? { title: messages.error, text: changeFailureMessage(shown, failure) }
    : shown(failure);

/** Runs a command on a row of a list: asks for confirmation, sends the command and shows the outcome (CN-3). */
export const useRowCommand = () => {
  const { busy, run } = useAsyncAction();
  const runCommand = <Result>({
    question,
    ask = confirmDialog,
    refusal,
    send,
    success,
    failure,
  }: RowCommand<Result>): Promise<void> =>
    run(async () => {
      // `null`: no message is shown.
      if (question !== undefined && !(await ask(question))) return null;
      const refused = refusal?.() ?? null;
      if (refused !== null) return { ...refused, icon: 'error' };
      let result: Result;
      try {
        result = await send();
      } catch (error) {
        return { ...failureMessage(failure, failureOfError(error)), icon: 'error' };
      }
      if (typeof success === 'function') return success(result);
      return { timer: timers.toast, ...success, icon: 'success' };
    });
  return { busy, runCommand };
};

/** The question before a row is deleted. */
export const removalQuestion = (text: string = shopMessages.sure.text): Question => ({
  title: shopMessages.sure.title,
  text,
  ...deleteButtons,
  danger: true,
});
