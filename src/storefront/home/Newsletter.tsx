import { type FormEvent, useState } from 'react';
import { shop } from '#domain/shop.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';

/** An e-mail field that sends no request (HM-10), and says so instead of claiming to store the address. */
export const Newsletter = () => {
  const [email, setEmail] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  return (
    <section className="newsletter" aria-label="Newsletter">
      <div>
        <h2>News from {shop.name}</h2>
        <p>New arrivals and offers, once in a while.</p>
      </div>
      <form onSubmit={submit}>
        <div className="newsletter-row">
          <TextField
            label="E-mail address"
            name="newsletter-email"
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit">Subscribe</Button>
        </div>
        <div aria-live="polite">
          {isSubmitted ? (
            <Notice tone="warning">
              The newsletter has not begun yet, so your address was not sent anywhere. Until then, all news
              stands on this page.
            </Notice>
          ) : null}
        </div>
      </form>
    </section>
  );
};
