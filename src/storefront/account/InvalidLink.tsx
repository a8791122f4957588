import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AccountSheet } from './AccountSheet.tsx';
import { TextLink, Ways } from './parts.ts';

interface LostLinkProps {
  readonly title: string;
  /** Why the link does nothing. */
  readonly sentence: string;
}

/** A mail's link that sets no password, and the way to one that does. */
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
