/** The keys of the Russian and the Latin keyboard, with and without Shift. */
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const keys = (from: string, to: string) => new Map([...from].map((key, at) => [key, to.charAt(at)]));
const toRussian = keys(latin, russian);
const toLatin = keys(russian, latin);

/** What the same keys type in the other layout: «ntvf» is «тема». null if it is the same text. */
export function otherLayout(text: string): string | null {
  const swap = /[а-яё]/i.test(text) ? toLatin : toRussian;
  const swapped = [...text].map((key) => swap.get(key) ?? key).join('');
  return swapped === text ? null : swapped;
}

/** The results of a search; if there are none, the results for the same keys in the other layout. */
export function findByKeys<T>(text: string, find: (text: string) => readonly T[]): readonly T[] {
  const found = find(text);
  const other = found.length > 0 ? null : otherLayout(text);
  return other === null ? found : find(other);
}
