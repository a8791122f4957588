import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { shop } from '#domain/shop.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { from } from '#ui/theme/media.ts';

/** An e-mail field that sends no request (HM-10), and says so instead of claiming to store the address. */
export const Newsletter = () => {
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  return (
    <Root aria-label="Newsletter">
      <div>
        <h2>News from {shop.name}</h2>
        <p>New arrivals and offers, once in a while.</p>
      </div>
      <form onSubmit={submit}>
        <Row>
          <TextField
            label="E-mail address"
            name="newsletter-email"
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" size="l">
            Subscribe
          </Button>
        </Row>
        <div aria-live="polite">
          {isSubmitted ? (
            <Notice tone="warning">
              The newsletter has not begun yet, so your address was not sent anywhere. Until then, all news
              stands on this page.
            </Notice>
          ) : null}
        </div>
      </form>
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-6) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  h2 { font-size: var(--text-2xl); }
  p { margin-block-start: var(--space-2); color: var(--ink-soft); }
  form { display: grid; gap: var(--space-3); }
  form > [aria-live]:empty { margin-block-start: calc(-1 * var(--space-3)); }
  ${from.medium} { grid-template-columns: 1fr 1.2fr; align-items: center; padding: var(--space-7); }
`;
const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  ${from.small} { grid-template-columns: 1fr auto; align-items: end; button { min-height: 48px; } }
`;
