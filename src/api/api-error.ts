import type { Language } from '#lib/i18n/catalogue.ts';
import type { Failure } from './wire.ts';

/**
 * How a call failed: no answer at all, an error status, an answer that does not have the promised shape,
 * or the caller gave it up.
 */
export type ApiErrorKind = 'network' | 'http' | 'invalid-answer' | 'aborted';

/** What else is known of a failed call. */
export interface ApiErrorDetails {
  /** HTTP status; 0 where there was no answer. */
  status?: number;
  /** The platform's own words, where it gave them. */
  failure?: Failure | null;
  /** Seconds to wait before another try, where the platform said so. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** Every failed call of the platform ends in this error. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly failure: Failure | null;
  readonly retryAfter: number | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    { status = 0, failure = null, retryAfter = null, cause }: ApiErrorDetails = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** Whether a caught value is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** A caught value as a failed call. Anything that is not one is a defect and is thrown on. */
export function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error;
}

/**
 * Ends a promise whose failure the author has already been told of: a failed call gives undefined, anything else is
 * thrown on. `void handled(save({ key }))` is how a screen starts an intent.
 */
export async function handled<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (error) {
    asApiError(error);
    return undefined;
  }
}

const texts: Record<Language, Record<string, string>> = {
  ru: {
    network: 'Нет связи с\u00A0платформой. Проверьте интернет и\u00A0повторите.',
    aborted: 'Запрос прерван.',
    'invalid-answer': 'Платформа ответила непонятно. Мы ничего не\u00A0изменили: повторите позже.',
    missing: 'Этого здесь нет или больше нет.',
    busy: 'Слишком много запросов. Подождите немного и\u00A0повторите.',
    server: 'На\u00A0платформе что-то сломалось. Повторите через минуту.',
    refused: 'Платформа не\u00A0приняла запрос.',
  },
  en: {
    network: 'There is no connection to the platform. Check the network and try again.',
    aborted: 'The request was stopped.',
    'invalid-answer': 'The platform’s answer makes no sense. Nothing was changed: try again later.',
    missing: 'It is not here, or no longer here.',
    busy: 'Too many requests. Wait a little and try again.',
    server: 'Something broke on the platform. Try again in a minute.',
    refused: 'The platform refused the request.',
  },
};

/** What happened, in plain words, for a place that could not be shown. */
export function errorText(error: ApiError, language: Language): string {
  const { kind, status } = error;
  if (kind !== 'http') return texts[language][kind] ?? '';
  const key = status === 404 ? 'missing' : status === 429 ? 'busy' : status >= 500 ? 'server' : 'refused';
  return texts[language][key] ?? '';
}
