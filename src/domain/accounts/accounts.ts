import { object, string } from 'yup';

/** Rules of the account forms (AU-1, AU-4, AU-5); the messages are the spec's. */

export const signUpSchema = object({
  name: string().trim().required('Name is required').max(120, 'Name may have at most 120 characters'),
  email: string()
    .trim()
    .required('Email is required')
    .email('Email must be an address such as name@example.com'),
  password: string().required('Password is required'),
});

export const signInSchema = object({
  email: string().trim().required('⚠ Email is required'),
  password: string().required('⚠ Password is required'),
});

export const forgotPasswordSchema = object({
  email: string().trim().required('⚠ Email is required'),
});

export const newPasswordSchema = object({
  password: string().required('Password is required'),
});

const required = 'This field is required';
export const messageSchema = object({
  name: string().trim().required(required),
  email: string().trim().required(required),
  phone: string().trim().required(required),
  message: string().trim().required(required),
});
