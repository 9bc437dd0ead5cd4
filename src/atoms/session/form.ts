import { atom, type Getter, type Setter } from 'jotai';
import { asApiError, errorText, fieldWords, type ApiError } from '#api/api-error.ts';
import type { Problems } from '#domain/plain-problems.ts';
import { now } from '#lib/time/clock.ts';
import { clockTime } from '#lib/time/clockTime.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { createRunner } from '../run.ts';
import { languageAtom } from '../ui/language.ts';

const messages = defineMessages({
  ru: {
    often: 'Слишком много попыток. Попробуйте позже.',
    oftenUntil: (time: string) => `Слишком много попыток. Попробуйте после\u00A0${time}.`,
  },
  en: {
    often: 'Too many tries. Try again later.',
    oftenUntil: (time: string) => `Too many tries. Try again after ${time}.`,
  },
});

/** A refusal of a form: problems of its fields, or a text for the form as a whole. */
export type FormRefusal =
  | { status: 'invalid'; problems: Problems }
  | { status: 'refused'; message: string; retryAfterSec: number | null };

/** How a form shows the platform's refusals. */
interface Refusals {
  /** Texts for fields that only the platform can check. Other fields show the platform's texts. */
  fields?: Problems;
  /** The field of a refusal that names none, by status. */
  blamed?: Record<number, string>;
  /** The text of a refusal as a whole, by status. */
  messages?: Record<number, string>;
  /** The text of a 429; `sec` to wait, if the platform told. */
  often?: (sec: number | null) => string;
}

function refusalOf(error: ApiError, language: Language, refusals: Refusals): FormRefusal {
  const { status, retryAfter } = error;
  const { fields = {}, blamed = {}, messages: said = {}, often = oftenText(language) } = refusals;
  if (status === 429) return { status: 'refused', message: often(retryAfter), retryAfterSec: retryAfter };
  const message = said[status];
  if (message !== undefined) return { status: 'refused', message, retryAfterSec: null };
  const field = blamed[status];
  const named = fieldWords(error, language);
  const isNamed = Object.keys(named).length > 0;
  const told = isNamed || field === undefined ? named : { [field]: errorText(error, language) };
  const problems = Object.fromEntries(
    Object.entries(told).map(([name, text]) => [name, fields[name] ?? text]),
  );
  return Object.keys(problems).length > 0
    ? { status: 'invalid', problems }
    : { status: 'refused', message: errorText(error, language), retryAfterSec: null };
}

const minuteMs = 60_000;

/** The time of day on this device after so many seconds: nobody counts a quarter of an hour. */
export const timeAfter = (sec: number, language: Language): string =>
  clockTime(Math.ceil((now() + sec * 1000) / minuteMs) * minuteMs, language);

const oftenText = (language: Language) => (sec: number | null) =>
  sec === null ? messages[language].often : messages[language].oftenUntil(timeAfter(sec, language));

interface FormConfig<Input, Done> {
  /** Problems of the fields, before anything is sent. */
  check: (input: Input, language: Language) => Problems;
  send: (get: Getter, set: Setter, input: Input) => Promise<Done>;
  refusals: (language: Language) => Refusals;
}

/**
 * A form that works without a session. Its intent returns the result, including refusals, for the form to show. It shows no toast, and throws only on
 * bugs.
 */
export function createForm<Input, Done>({ check, send, refusals }: FormConfig<Input, Done>) {
  const runner = createRunner();
  return {
    /** Whether the form is being sent. */
    busyAtom: runner.busyAtom,
    submitAtom: atom(null, async (get, set, input: Input): Promise<Done | FormRefusal> => {
      const language = get(languageAtom);
      const problems = check(input, language);
      if (Object.keys(problems).length > 0) return { status: 'invalid', problems };
      try {
        return await runner.run(get, set, () => send(get, set, input));
      } catch (error) {
        return refusalOf(asApiError(error), language, refusals(language));
      }
    }),
  };
}
