import { typeset } from './content.ts';

/** Words that stay with the next word. */
const proclitics = 'в|во|к|ко|с|со|у|о|об|и|а|но|не|ни|я|на|по|за|до|от|из|для|без|под|при';
const beforeNext = new RegExp(String.raw`(?<![\p{L}\d–-])(${proclitics}|\d+) (?=[\p{L}\d«„])`, 'giu');

/** Words that stay with the word before. */
const beforeParticle = / (же|бы|ли)(?!\p{L})/gu;

/** Russian typography: a no-break space before a dash, and between a short word or a number and the word it belongs to. */
export const prose = (text: string): string =>
  typeset(text).replaceAll(beforeParticle, '\u00A0$1').replaceAll(beforeNext, '$1\u00A0');
