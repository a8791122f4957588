import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AccountSheet } from './AccountLayout.tsx';
import { TextLink, Ways } from './accountStyles.ts';

interface LostLinkProps {
  readonly title: string;
  /** Why the link does not work. */
  readonly sentence: string;
}

/** Shown for a mail link that sets no password; links to the form that sends a new mail. */
export const InvalidLink = ({ title, sentence }: LostLinkProps) => (
  <AccountSheet title={title}>
    <Notice tone="danger">{sentence}</Notice>
    <ButtonLink to="/forgot-password" wide size="l">
      Ask for a new mail
    </ButtonLink>
    <Ways>
      <TextLink to="/login">Sign in</TextLink>
    </Ways>
  </AccountSheet>
);
