import { expect, it } from 'vitest';
import { refusalSentence } from '#server/couriers/steadfast/refusalSentence.ts';

it.each([
  [
    'its message where the errors are empty',
    { errors: { invoice: [''] }, message: 'Try later.' },
    'Try later.',
  ],
  ['each of its errors once', { errors: { a: ['Bad phone.'], b: ['Bad phone.'] } }, 'Bad phone.'],
])('CR-2 tells %s', (_what, body, said) => {
  expect(refusalSentence(body)).toBe(`Steadfast: ${said}`);
});

it('CR-2 says that there was no reason where all texts are empty', () => {
  expect(refusalSentence({ errors: ' ', message: '' })).toBe('Steadfast refused it without a reason.');
});
