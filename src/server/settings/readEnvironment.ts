import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { StartError } from '../errors/startError.ts';

/** The variables of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;
/** Gives the value of a variable, without blanks around it; `null` if it is empty or not set. */
export type ReadVariable = (name: string) => string | null;

/** The environment of this process, completed from `.env` in the current folder; throws a StartError if that cannot be read. */
export const readEnvironment = (): NodeJS.ProcessEnv => {
  try {
    // Not `process.loadEnvFile`, which tells of a file that may not be opened as of none in Node 20.
    const variables = parseEnv(readFileSync('.env', 'utf8'));
    for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new StartError(`.env cannot be read: ${message}`, { cause: error });
  }
  return process.env;
};

/** Thrown for a setting that cannot be used; the message names its variable. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError';
}

/** Throws a SettingsError with the message. */
export const fail = (message: string): never => {
  throw new SettingsError(message);
};

interface IntegerRange {
  /** For a variable that is not set. */
  readonly fallback: number;
  readonly from: number;
  readonly to: number;
}

/** A whole number within `from` and `to`, both included. */
export const readInteger = (
  read: ReadVariable,
  name: string,
  { fallback, from, to }: IntegerRange,
): number => {
  const text = read(name);
  if (text === null) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to
    ? value
    : fail(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
};

/** The web address in the text of a variable. */
export const readAddress = (name: string, text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  // The message omits the value, which may contain a password or a key.
  return url !== null && /^https?:$/.test(url.protocol)
    ? url
    : fail(`${name} must be an address that begins with http:// or https://.`);
};

/**
 * The origin in the text of a variable. An address that holds more is refused, since that would be lost; `wanted` says what is
 * expected instead.
 */
export const readOrigin = (name: string, text: string, wanted: string): string => {
  const { href, origin } = readAddress(name, text);
  return href === `${origin}/` ? origin : fail(`${name} must be an origin such as ${wanted}.`);
};

/** Reads `yes` or `no`, in any case, as a boolean. */
export const readYesNo = (read: ReadVariable, name: string, fallback: 'yes' | 'no' = 'no'): boolean => {
  const text = read(name)?.toLowerCase() ?? fallback;
  if (text !== 'yes' && text !== 'no') return fail(`${name} must be yes or no, not "${text}".`);
  return text === 'yes';
};
