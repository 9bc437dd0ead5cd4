import type { Language } from '#lib/i18n/catalogue.ts';
import type { BaseIssue } from 'valibot';
import type { Failure, Schema } from '#domain/wire.ts';

/**
 * How a call failed: no answer at all, an error status, an answer that does not have the promised shape,
 * or the caller gave it up.
 */
type ApiErrorKind = 'network' | 'http' | 'invalid-answer' | 'aborted';

/** An answer that is not of the promised shape, and where it is not. */
export interface Misfit {
  schema: Schema;
  data: unknown;
  issues: readonly BaseIssue<unknown>[];
}

/** What else is known of a failed call. */
interface ApiErrorDetails {
  /** HTTP status; 0 where there was no answer. */
  status?: number;
  /** The platform's own words, where it gave them. They are for mapping: an author reads what `errorWords` and `fieldWords` make of them. */
  failure?: Failure | null;
  /** What the console itself says of fields, in the author's language. */
  fields?: Readonly<Record<string, string>> | null;
  /** Seconds to wait before another try, where the platform said so. */
  retryAfter?: number | null;
  /** By which the platform names the request in its log, where it said so. */
  requestId?: string | null;
  /** The answer, where it is not of the promised shape. */
  misfit?: Misfit | null;
  cause?: unknown;
}

/** Every failed call of the platform ends in this error. */
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

/** Whether the device says that it has no network. */
export const isOffline = () => globalThis.navigator?.onLine === false;

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

/** What happened, in plain words, for a place that could not be shown. */
export function errorText(error: ApiError, language: Language): string {
  const { kind, status } = error;
  if (kind === 'network' && isOffline()) return texts[language]['offline'] ?? '';
  if (kind !== 'http') return texts[language][kind] ?? '';
  const key = status === 404 ? 'missing' : status === 429 ? 'busy' : status >= 500 ? 'server' : 'refused';
  return texts[language][key] ?? '';
}

/**
 * Whether the words of a platform are for the author to read: it writes to people in Russian. Words in another language are those
 * of a machine (`Internal`), and an interface in another language says all in its own.
 */
const isReadable = (words: string | undefined, language: Language): words is string =>
  words !== undefined && language === 'ru' && /[а-яё]/i.test(words);

/** What the platform, or the console in its place, says of a refusal in words for people; null where there are none. */
export function saidWords(error: unknown, language: Language): string | null {
  if (!isApiError(error)) return null;
  const { fields, failure, status } = error;
  const [own] = Object.values(fields ?? {});
  const said = [...Object.values(failure?.fields ?? {}), ...(status < 500 ? [failure?.error] : [])];
  return own ?? said.find((words) => isReadable(words, language)) ?? null;
}

/** Why something failed, for the author: in words that were said of it, else what happened. */
export function errorWords(error: unknown, language: Language): string {
  const happened = () => (isApiError(error) ? errorText(error, language) : (texts[language]['defect'] ?? ''));
  return saidWords(error, language) ?? happened();
}

/** What a failed call says of fields, for the author to read beside them; no keys where it names none. */
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
