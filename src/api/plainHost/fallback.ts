import type { AnyCall, Call, Shape } from '#contract/call/call.ts';
import type { Capability } from '#contract/settings.ts';
import * as messages from '#messages/api/plainHost.ts';
import type { ApiRequest, RequestOptions } from '../client/apiRequest.ts';
import type { Failure } from '../client/failure.ts';
import type { Host, HostAnswer } from './host.ts';

type Answer<CallRequest, Reply> = (
  request: CallRequest,
  host: Host,
) => HostAnswer<Reply> | Promise<HostAnswer<Reply>>;

/** What the browser answers to a call on a host without the capability (API-8). */
export interface Fallback {
  readonly capability: Capability;
  readonly answer: Answer<ApiRequest, unknown>;
}

/**
 * The entry of a call that the browser can answer itself, usually by other calls of the host. A request always has the `params`
 * and the body of its call; only its type makes them optional.
 */
export const fallback = <S extends Shape>(
  capability: Capability,
  call: Call<S>,
  answer: Answer<RequestOptions<S>, S['reply']>,
): readonly [AnyCall, Fallback] => [call, { capability, answer: (request, host) => answer(request, host) }];

const notAvailable: Failure = {
  kind: 'refused',
  status: 404,
  code: 'other',
  message: messages.notOffered,
};

/** The entries of calls that the browser cannot answer either: each is refused with a message. A group may be a module of the contract. */
export const notOffered = (
  capability: Capability,
  ...groups: Readonly<Record<string, AnyCall>>[]
): (readonly [AnyCall, Fallback])[] =>
  groups
    .flatMap((calls) => Object.values(calls))
    .map((call) => [call, { capability, answer: () => ({ error: notAvailable }) }]);
