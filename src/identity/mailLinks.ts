import { failureCode, missingRequirementsOf } from '#domain/accounts/actorError.ts';
import type { MailCommand, MailOutcome } from '#domain/accounts/session.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';
import { withCode } from './sessionActors.ts';

const runCommand = (auth: FirebaseAuth, command: MailCommand): Promise<string> => {
  switch (command.type) {
    case 'READ_RESET_LINK':
      return auth.readResetLink(command.code);
    case 'SET_PASSWORD':
      return auth.setPassword(command.code, command.password).then(() => '');
    case 'VERIFY_EMAIL':
      return auth.verifyEmail(command.code);
    // SEND_VERIFICATION
    default:
      return auth.sendVerification(command.uid);
  }
};

/**
 * Runs the commands about the mails of an account: a new password, a verified address, the mail once more.
 */
export const sendMailCommand = (auth: FirebaseAuth, command: MailCommand): Promise<MailOutcome> =>
  runCommand(auth, command).then(
    (email) => ({ ok: true, email }),
    (error: unknown) => {
      const failure = withCode(error);
      return {
        ok: false,
        failure: { code: failureCode(failure), missingRequirements: missingRequirementsOf(failure) },
      };
    },
  );
