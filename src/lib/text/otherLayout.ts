/** The same keys of a Russian and of a Latin keyboard, with Shift and without it. */
const latin = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const keys = (from: string, to: string) => new Map([...from].map((key, at) => [key, to.charAt(at)]));
const toRussian = keys(latin, russian);
const toLatin = keys(russian, latin);

/** What the same keys write in the other layout: «ntvf» is «тема». Null where they write the same. */
export function otherLayout(text: string): string | null {
  const swap = /[а-яё]/i.test(text) ? toLatin : toRussian;
  const swapped = [...text].map((key) => swap.get(key) ?? key).join('');
  return swapped === text ? null : swapped;
}

/** What a search finds; where that is nothing, what it finds for the same keys of the other layout. */
export function findByKeys<T>(text: string, find: (text: string) => readonly T[]): readonly T[] {
  const found = find(text);
  const other = found.length > 0 ? null : otherLayout(text);
  return other === null ? found : find(other);
}
