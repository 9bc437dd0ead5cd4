/** The languages of the console. Russian is the default. */
export type Language = 'ru' | 'en';

/** One text, or a function that makes one from its parameters. */
type Message = string | ((...args: never[]) => string);

type Texts<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string;
};

/**
 * Declares a catalogue. Russian sets the keys; English must have the same ones with the same parameters, or it does not compile. Catalogues are
 * beside the components that show them, so that a screen loads only its own texts.
 */
export function defineMessages<T extends Record<string, Message>>(catalogue: {
  ru: T;
  en: NoInfer<Texts<T>>;
}): Record<Language, Texts<T>> {
  return { ru: catalogue.ru as unknown as Texts<T>, en: catalogue.en };
}

const rules: Record<Language, Intl.PluralRules> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};

/** Picks the Russian form for `count`: one (1 лекция), few (2 лекции), many (5 лекций). */
export function pluralRu(count: number, one: string, few: string, many: string): string {
  const rule = rules.ru.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

/** Picks the English form for `count`: one or other. */
export function pluralEn(count: number, one: string, other: string): string {
  return rules.en.select(count) === 'one' ? one : other;
}
