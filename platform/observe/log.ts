import { pino, type DestinationStream } from 'pino';
import type { Observer } from './observer.ts';
import { currentRequestId } from './requestId.ts';

/** From quietest to most verbose: each includes those before it. */
export const logLevels = ['silent', 'error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The log of a server: lines of JSON, each with the id of its request. */
interface Log {
  /** A failure of the server, with its cause. */
  failure(what: string, cause: unknown): void;
  /** Logs answers: at «warn» those with status 500 and above, at «info» all. Without addresses and bodies. */
  observer: Observer;
}

/**
 * An address of somebody, or what stands before the host of an address with a password in it. It begins where a word does: a search from each
 * letter of a long word would take seconds, in which nobody is answered.
 */
const addresses = /(?<![^\s<>()"',;:/\\])[^\s<>()"',;:/\\]+@[^\s<>()"',;:/\\]+/g;
const withoutAddresses = (text: string): string => text.replaceAll(addresses, '…@…');

/** What a schema, a parser or a database quotes of a value that it has refused: a password may be in it. */
const quoted = /((?:received|syntax for type [\w ]+:|,) (?:\.\.\.)?)"[^]*?(?=\n {4}at |$)/g;

const clean = (text: string): string => withoutAddresses(text).replaceAll(quoted, '$1"…"');

/**
 * What of an error is written down. What else libraries hang on it is nobody's who reads logs: who was to get a letter, the values that a
 * database or a schema has refused.
 */
function told(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return {
    type,
    message: clean(message),
    stack: clean(stack),
    ...('code' in error && { code: error.code }),
  };
}

/** `to` is stderr by default. It is written to at once, so that the line about an end is there after it. */
export function createLog(
  level: LogLevel,
  to: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: told },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin() {
        const request = currentRequestId();
        return request === undefined ? {} : { request };
      },
    },
    to,
  );
  return {
    failure: (what, cause) =>
      log.error({ err: cause instanceof Error ? cause : new Error(String(cause)) }, what),
    observer: {
      begin(call) {
        const began = performance.now();
        return (status) => {
          const ms = Math.round(performance.now() - began);
          log[status >= 500 ? 'warn' : 'info']({ call, status, ms }, 'answered');
        };
      },
    },
  };
}
