import type { ReactNode } from 'react';

export const yourAccount = 'Your account';
export const verified = 'verified';
export const notVerified = 'not verified';
export const deleteMyAccount = 'Delete my account';
export const sending = 'Sending...';
export const openTheMailSentTo = (title: string, request: string, email: string): ReactNode => (
  <>
    <strong>{title}</strong> {request} <b>{email}</b>.
  </>
);
