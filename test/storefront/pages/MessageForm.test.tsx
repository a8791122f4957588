import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MessageForm } from '#storefront/pages/MessageForm.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

afterEach(() => vi.restoreAllMocks());

it('CN-1 writes out in the e-mail what the form has when the link is pressed', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const { user } = renderScreen(<MessageForm />);
  const texts = { Name: 'Rahima', Email: 'rahima@example.com', Phone: '01712345678', Message: 'Is it blue?' };
  for (const [name, text] of Object.entries(texts))
    await user.type(screen.getByRole('textbox', { name }), text);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Send by e-mail' });
  await user.type(screen.getByRole('textbox', { name: 'Message' }), ' Or red?');
  expect(new URL(link.href).searchParams.get('body')).toBe('Is it blue? Or red?\n\nRahima\n01712345678');
});
