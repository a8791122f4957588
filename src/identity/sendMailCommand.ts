import { failureCode, missingRequirementsOf } from '#domain/accounts/actorError.ts';
import type { MailCommand, MailOutcome } from '#domain/accounts/session.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';
import { withCode } from './sessionActors.ts';

/** Resolves to the e-mail address of the account, '' if the provider does not tell it. */
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
 * Runs a command about the mails of an account: read a link or use it to set a password or verify the address, or send the verification
 * mail again. Never rejects: a failure is one of the outcomes.
 */
export const sendMailCommand = async (auth: FirebaseAuth, command: MailCommand): Promise<MailOutcome> => {
  try {
    return { ok: true, email: await runCommand(auth, command) };
  } catch (error) {
    // With a code in every case, and with the missing requirements of a rejected password.
    const failure = withCode(error);
    return {
      ok: false,
      failure: { code: failureCode(failure), missingRequirements: missingRequirementsOf(failure) },
    };
  }
};
