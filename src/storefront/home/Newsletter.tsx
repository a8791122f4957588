import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/home.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { from } from '#ui/theme/media.ts';

/** An e-mail field that sends no request (HM-10), and says so instead of claiming to store the address. */
export const Newsletter = () => {
  const shop = useShop();
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  return (
    <Root aria-label={messages.newsletter}>
      <div>
        <h2>{messages.newsFrom(shopName(shop, language))}</h2>
        <p>{messages.newArrivalsAndOffers}</p>
      </div>
      <form onSubmit={submit}>
        <Row>
          <TextField
            label={messages.emailAddress}
            name="newsletter-email"
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit">{messages.subscribe}</Button>
        </Row>
        <div aria-live="polite">
          {isSubmitted ? <Notice tone="warning">{messages.newsletterHasNotStarted}</Notice> : null}
        </div>
      </form>
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-6) var(--space-5);
  border-radius: var(--radius-l);
  background: var(--accent-soft);
  h2 { font-size: var(--text-2xl); }
  p { margin-block-start: var(--space-2); color: var(--ink-soft); }
  form > [aria-live]:not(:empty) { margin-block-start: var(--space-3); }
  ${from.medium} {
    grid-template-columns: 1fr 1.2fr;
    align-items: end;
    padding: var(--space-6) var(--space-7);
  }
`;
const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  ${from.small} {
    grid-template-columns: 1fr auto;
    align-items: end;
    button { min-height: 48px; }
  }
`;
