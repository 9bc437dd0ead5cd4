import { typeset } from './content.ts';

/**
 * Russian prose as it is set: a no-break space before a dash, after short words and numbers, and before the particles that
 * lean on the word before them.
 */
export const prose = (text: string): string =>
  typeset(text)
    .replaceAll(/ (же|бы|ли)(?!\p{L})/gu, '\u00A0$1')
    .replaceAll(/(?<!\p{L})(\p{L}{1,2}|\d+) (?=[\p{L}\d«„])/gu, '$1\u00A0');
