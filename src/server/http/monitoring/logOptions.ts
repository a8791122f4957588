import type { FastifyRequest } from 'fastify';
import { messageWithoutValues } from '../../database/queries/messageWithoutValues.ts';
import type { LogLevel } from '../../settings/settings.ts';
import { redactSecrets } from './redactSecrets.ts';

/**
 * Log format: one JSON line per entry, with request ids and IP addresses, without tokens, passwords, names, searched texts, phone
 * numbers, or postal and e-mail addresses.
 */

interface QueryError extends Error {
  readonly query?: string;
  readonly code?: string;
}

/** The error at the start of a chain of causes; `undefined` for an error without a cause. */
const rootCause = (error: Error): Error | undefined =>
  error.cause instanceof Error ? (rootCause(error.cause) ?? error.cause) : undefined;

/** The stack, with `message` in place of the error's own. */
const stackWith = (message: string, error: Error | undefined): string =>
  error?.stack?.replace(error.message, () => message) ?? '';

/** What is logged of an error. The message of a failed query is not: it quotes values such as names and addresses. */
const errorFacts = (error: QueryError) => {
  const cause: QueryError | undefined = error.cause instanceof Error ? error.cause : undefined;
  // Drizzle's error has the statement; its cause is the database's own error.
  const fromQuery = error.query !== undefined;
  const shown = fromQuery ? cause : error;
  const message = shown === undefined ? 'a query failed' : messageWithoutValues(shown);
  const root = fromQuery ? undefined : rootCause(error);
  return {
    type: error.name,
    message,
    code: cause?.code ?? error.code,
    cause: root === undefined ? undefined : messageWithoutValues(root),
    query: error.query,
    stack: stackWith(message, shown),
  };
};

/** Where the log's lines go. */
export interface LogTarget {
  write(line: string): void;
}

/** Fastify's options for the log; it goes to standard output without a `target`. */
export const logOptions = (level: LogLevel, target?: LogTarget) => ({
  level,
  ...(target === undefined ? {} : { stream: target }),
  redact: ['req.headers.authorization', 'headers.authorization', '*.token', '*.idToken'],
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: redactSecrets(request.url),
      remoteAddress: request.ip,
    }),
    res: (reply: { readonly statusCode?: number }) => ({ statusCode: reply.statusCode }),
    err: errorFacts,
  },
});
