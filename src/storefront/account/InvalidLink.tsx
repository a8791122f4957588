import * as messages from '#messages/storefront/account.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { Links, TextLink } from './accountStyles.ts';

interface InvalidLinkProps {
  readonly title: string;
  /** Why the link does not work. */
  readonly message: string;
}

/** Shown for a mail link that does not work; links to the form that sends a new mail. */
export const InvalidLink = ({ title, message }: InvalidLinkProps) => (
  <AccountLayout title={title}>
    <Notice tone="danger">{message}</Notice>
    <ButtonLink to="/forgot-password" wide size="l">
      {messages.requestNewEmail}
    </ButtonLink>
    <Links>
      <TextLink to="/login">{messages.signIn}</TextLink>
    </Links>
  </AccountLayout>
);
