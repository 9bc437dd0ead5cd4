import { oursWith } from './oursElsewhere.ts';
import { plain } from './plain.ts';

/** The English of a text by texts that are known, those with a number or a name in them, and those that are put together of such. */
export function dictionaryOf(texts: Readonly<Record<string, string>>): (text: string) => string | undefined {
  const known = new Map(Object.entries(texts).map(([russian, english]) => [plain(russian), english]));
  const whole = (words: string): string | undefined => {
    const found = known.get(words);
    if (found !== undefined) return found;
    const pattern = oursWith.find(([told]) => told.test(words));
    return pattern === undefined ? undefined : words.replace(...pattern);
  };
  /** Parts with a sign between them: `Курс · 8 модулей`. A name among them stays as it is. */
  const parts = (words: string): string | undefined => {
    const sign = [' · ', ', '].find((one) => words.includes(one));
    if (sign === undefined) return undefined;
    const told = words
      .split(sign)
      .map((part) => whole(part) ?? parts(part) ?? (/\p{Script=Cyrillic}/u.test(part) ? undefined : part));
    return told.includes(undefined) ? undefined : told.join(sign);
  };
  return (text) => {
    const words = plain(text);
    return whole(words) ?? parts(words);
  };
}
