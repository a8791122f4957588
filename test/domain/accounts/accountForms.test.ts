import { describe, expect, it } from 'vitest';
import { type AnySchema, ValidationError } from 'yup';
import {
  forgotPasswordSchema,
  messageSchema,
  signInSchema,
  signUpSchema,
} from '#domain/accounts/accountForms.ts';

const refusals = (schema: AnySchema, values: object): string[] => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
};

describe('the account forms', () => {
  it('AU-4 require a name, an e-mail and a password to sign up', () => {
    expect(refusals(signUpSchema, { name: ' ', email: '', password: '' })).toEqual(
      expect.arrayContaining(['Name is required', 'Email is required', 'Password is required']),
    );
    expect(refusals(signUpSchema, { name: 'Rahima', email: 'rahima@example.com', password: 'x' })).toEqual(
      [],
    );
  });

  it.each(['\u09be\u09cd', '\u200d\u200c', '\u0301', '—', '\u2060'])(
    'BN-9 take a name of marks and joiners alone, as %j, for none',
    (name) => {
      const account = { name, email: 'rahima@example.com', password: 'x' };
      expect(refusals(signUpSchema, account)).toEqual(['Name is required']);
      const message = { name, email: 'rahima@example.com', phone: '1', message: 'Hello' };
      expect(refusals(messageSchema, message)).toEqual(['This field is required']);
    },
  );

  it('AU-1 require an e-mail and a password to sign in', () => {
    expect(refusals(signInSchema, { email: '', password: '' })).toEqual([
      '⚠ Email is required',
      '⚠ Password is required',
    ]);
  });

  it('AU-5 require an e-mail to reset a password', () => {
    expect(refusals(forgotPasswordSchema, { email: ' ' })).toEqual(['⚠ Email is required']);
  });

  it('CN-1 require every field of a message', () => {
    const empty = { name: '', email: '', phone: '', message: '' };
    expect(refusals(messageSchema, empty)).toEqual(Object.keys(empty).map(() => 'This field is required'));
  });
});
