import { describe, expect, it } from 'vitest';
import { type AnySchema, ValidationError } from 'yup';
import {
  forgotPasswordSchema,
  messageSchema,
  signInSchema,
  signUpSchema,
} from '#domain/accounts/accounts.ts';

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
