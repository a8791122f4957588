import { describe, expect, it } from 'vitest';
import type { Failure } from '#api/client/failure.ts';
import { removalFailureMessage, whyNotShown } from '#dashboard/components/loading/failureMessages.ts';

const refused = (status: number, message: string): Failure => ({
  kind: 'refused',
  status,
  code: 'other',
  message,
});
const unreachable: Failure = { kind: 'unreachable', message: 'The shop cannot be reached.' };

describe('failureMessages', () => {
  it('ER-1 hides the server’s message about a malformed id', () => {
    expect([
      whyNotShown(null),
      whyNotShown(refused(400, 'id must be 24 hexadecimal digits')),
      whyNotShown(refused(404, 'There is no such order.')),
    ]).toEqual(["The shop doesn't have it.", "The shop doesn't have it.", 'There is no such order.']);
  });

  it('ER-1 names the request of a failure after which it is not known whether something exists', () => {
    expect([
      whyNotShown({ kind: 'broken', message: 'It broke.', requestId: 'r-7' }),
      whyNotShown(unreachable),
    ]).toEqual(['It broke. (request r-7)', 'The shop cannot be reached.']);
  });

  it('AP-4 titles a failed removal with the message of ER-1 and adds its reason', () => {
    const deleted = 'Error deleting product. Please try again later.';
    expect(removalFailureMessage(deleted, refused(409, 'It is being ordered.'))).toEqual({
      title: deleted,
      text: 'It is being ordered.',
    });
    expect(
      removalFailureMessage(deleted, { kind: 'broken', message: 'It broke.', requestId: 'r-7' }),
    ).toEqual({
      title: deleted,
      text: 'It broke. (request r-7)',
    });
    expect(removalFailureMessage(deleted, unreachable)).toEqual({
      title: 'An unexpected error occurred. Please try again later.',
      text: 'The shop cannot be reached.',
    });
  });
});
