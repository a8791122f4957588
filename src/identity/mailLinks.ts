import { failureCode, failureLacks, type MailOutcome, type MailWish } from '#domain/session.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';
import { withCode } from './sessionActors.ts';

type Wished<Type extends MailWish['type']> = Extract<MailWish, { type: Type }>;

const granted = (
  auth: FirebaseAuth,
): { [Type in MailWish['type']]: (wish: Wished<Type>) => Promise<string> } => ({
  READ_RESET_LINK: ({ code }) => auth.readResetLink(code),
  SET_PASSWORD: ({ code, password }) => auth.setPassword(code, password).then(() => ''),
  VERIFY_EMAIL: ({ code }) => auth.verifyEmail(code),
  SEND_VERIFICATION: () => auth.sendVerification(),
});

const grant = <Type extends MailWish['type']>(
  auth: FirebaseAuth,
  type: Type,
  wish: Wished<Type>,
): Promise<string> => granted(auth)[type](wish);

/** Does what the mails about an account are for: a new password, a verified address, the mail once more. */
export const askMail = (auth: FirebaseAuth, wish: MailWish): Promise<MailOutcome> =>
  grant(auth, wish.type, wish).then(
    (email) => ({ ok: true, email }),
    (error: unknown) => {
      const failure = withCode(error);
      return { ok: false, failure: { code: failureCode(failure), lacks: failureLacks(failure) } };
    },
  );
