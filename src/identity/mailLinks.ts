import { failureCode, missingRequirementsOf } from '#domain/accounts/actorError.ts';
import type { MailCommand, MailOutcome } from '#domain/accounts/session.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';
import { withCode } from './sessionActors.ts';

type CommandOf<Type extends MailCommand['type']> = Extract<MailCommand, { type: Type }>;

const handlers = (
  auth: FirebaseAuth,
): { [Type in MailCommand['type']]: (command: CommandOf<Type>) => Promise<string> } => ({
  READ_RESET_LINK: ({ code }) => auth.readResetLink(code),
  SET_PASSWORD: ({ code, password }) => auth.setPassword(code, password).then(() => ''),
  VERIFY_EMAIL: ({ code }) => auth.verifyEmail(code),
  SEND_VERIFICATION: ({ uid }) => auth.sendVerification(uid),
});

const runCommand = <Type extends MailCommand['type']>(
  auth: FirebaseAuth,
  type: Type,
  command: CommandOf<Type>,
): Promise<string> => handlers(auth)[type](command);

/**
 * Runs the commands about the mails of an account: a new password, a verified address, the mail once more.
 */
export const sendMailCommand = (auth: FirebaseAuth, command: MailCommand): Promise<MailOutcome> =>
  runCommand(auth, command.type, command).then(
    (email) => ({ ok: true, email }),
    (error: unknown) => {
      const failure = withCode(error);
      return {
        ok: false,
        failure: { code: failureCode(failure), missingRequirements: missingRequirementsOf(failure) },
      };
    },
  );
