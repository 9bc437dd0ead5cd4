import type { Language } from '#lib/i18n/catalogue.ts';
import type { BaseIssue } from 'valibot';
import type { Failure, Schema } from '#domain/wire.ts';

/** How a call failed: no answer at all, an error status, an answer that does not fit its schema, or the caller cancelled it. */
type ApiErrorKind = 'network' | 'http' | 'invalid-answer' | 'aborted';

/** An answer that is not of the promised shape, and where it is not. */
export interface Misfit {
  schema: Schema;
  data: unknown;
  issues: readonly BaseIssue<unknown>[];
}

/** What else is known of a failed call. */
interface ApiErrorDetails {
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** The platform's own texts, if it sent any. They are only for mapping: authors read the result of `errorWords` and `fieldWords`. */
  failure?: Failure | null;
  /** The console's own texts about fields, in the author's language. */
  fields?: Readonly<Record<string, string>> | null;
  /** Seconds to wait before a retry, if the platform said so. */
  retryAfter?: number | null;
  /** The platform's id of the request in its log, if it sent one. */
  requestId?: string | null;
  /** The answer, where it is not of the promised shape. */
  misfit?: Misfit | null;
  cause?: unknown;
}

/** The error of every failed call to the platform. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly failure: Failure | null;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly misfit: Misfit | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    {
      status = 0,
      failure = null,
      fields = null,
      retryAfter = null,
      requestId = null,
      misfit = null,
      cause,
    }: ApiErrorDetails = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.failure = failure;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
    this.misfit = misfit;
  }
}

/** How a call fails whose author is here no more. */
export const sessionEnded = (): ApiError => new ApiError('http', 'The session ended', { status: 401 });

/** Whether a caught value is a failed call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whether the device is offline. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** A caught value as a failed call. Anything else is a bug and is rethrown. */
export function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error;
}

/**
 * Ends a promise whose failure the author has already been told of: a failed call resolves to undefined, anything else is rethrown. Screens start an
 * intent with `void handled(save({ key }))`.
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
    offline: 'Нет сети. Проверьте интернет.',
    aborted: 'Запрос прерван.',
    'invalid-answer': 'Платформа ответила непонятно. Мы ничего не\u00A0изменили: повторите позже.',
    missing: 'Этого здесь нет или больше нет.',
    busy: 'Слишком много запросов. Подождите немного и\u00A0повторите.',
    server: 'На\u00A0платформе что-то сломалось. Повторите через минуту.',
    refused: 'Платформа не\u00A0приняла запрос.',
    field: 'Проверьте это поле',
    defect: 'В\u00A0кабинете что-то сломалось. Повторите или обновите страницу.',
  },
  en: {
    network: 'There is no connection to the platform. Check the network and try again.',
    offline: 'There is no network. Check the connection.',
    aborted: 'The request was stopped.',
    'invalid-answer': 'The platform’s answer makes no sense. Nothing was changed: try again later.',
    missing: 'It is not here, or no longer here.',
    busy: 'Too many requests. Wait a little and try again.',
    server: 'Something broke on the platform. Try again in a minute.',
    refused: 'The platform refused the request.',
    field: 'Check this field',
    defect: 'Something broke in the console. Try again, or reload the page.',
  },
};

/** The reason in plain words, for a place that could not be shown. */
export function errorText(error: ApiError, language: Language): string {
  const { kind, status } = error;
  if (kind === 'network' && isOffline()) return texts[language]['offline'] ?? '';
  if (kind !== 'http') return texts[language][kind] ?? '';
  const key = status === 404 ? 'missing' : status === 429 ? 'busy' : status >= 500 ? 'server' : 'refused';
  return texts[language][key] ?? '';
}

/**
 * Whether an author can read a text of the platform: it writes to people in Russian. Texts in another language come from a machine (`Internal`), and
 * the English interface uses only its own texts.
 */
const isReadable = (words: string | undefined, language: Language): words is string =>
  words !== undefined && language === 'ru' && /[а-яё]/i.test(words);

/** The readable reason of a refusal, from the platform or from the console; null if there is none. */
export function saidWords(error: unknown, language: Language): string | null {
  if (!isApiError(error)) return null;
  const { fields, failure, status } = error;
  const [own] = Object.values(fields ?? {});
  const said = [...Object.values(failure?.fields ?? {}), ...(status < 500 ? [failure?.error] : [])];
  return own ?? said.find((words) => isReadable(words, language)) ?? null;
}

/** Why something failed, for the author: the readable reason, otherwise the kind of failure. */
export function errorWords(error: unknown, language: Language): string {
  const happened = () => (isApiError(error) ? errorText(error, language) : (texts[language]['defect'] ?? ''));
  return saidWords(error, language) ?? happened();
}

/** The readable texts that a failed call has for fields, by field; empty if it names none. */
export function fieldWords(error: ApiError, language: Language): Record<string, string> {
  if (error.fields !== null) return { ...error.fields };
  const said = Object.entries(error.failure?.fields ?? {});
  return Object.fromEntries(
    said.map(([field, words]) => [
      field,
      isReadable(words, language) ? words : (texts[language]['field'] ?? ''),
    ]),
  );
}
