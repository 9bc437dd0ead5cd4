// Transliterates names that were typed in Latin letters, because a program once allowed no others: «dyhanie» → «дыхание».

const several: readonly (readonly [string, string])[] = [
  ['schast', 'счаст'],
  ['shch', 'щ'],
  ['tsk', 'тск'],
  ['sch', 'щ'],
  ['iya', 'ия'],
  ['iyu', 'ию'],
  ['iye', 'ие'],
  ['yye', 'ые'],
  ['yya', 'ыя'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['yo', 'ё'],
  ['jo', 'ё'],
  ['ye', 'е'],
  ['yi', 'ый'],
  ['yy', 'ый'],
  ['iy', 'ий'],
  ['ij', 'ий'],
  ['yj', 'ый'],
  ['ks', 'кс'],
];
const single: Readonly<Record<string, string>> = {
  ...{
    a: 'а',
    b: 'б',
    c: 'ц',
    d: 'д',
    e: 'е',
    f: 'ф',
    g: 'г',
    h: 'х',
    i: 'и',
    j: 'й',
    k: 'к',
    l: 'л',
    m: 'м',
  },
  ...{
    n: 'н',
    o: 'о',
    p: 'п',
    q: 'к',
    r: 'р',
    s: 'с',
    t: 'т',
    u: 'у',
    v: 'в',
    w: 'в',
    x: 'кс',
    y: 'ы',
    z: 'з',
  },
  ...{ "'": 'ь', '’': 'ь' },
};

/** Frequent words that the rules would spell wrong. */
const known = new Map<string, string>(
  Object.entries({
    ...{ yoga: 'йога', yogi: 'йоги', yogu: 'йогу', eto: 'это', etot: 'этот', eta: 'эта', etap: 'этап' },
    ...{ otvety: 'ответы', chto: 'что', den: 'день', telo: 'тело', rech: 'речь', est: 'есть', os: 'ось' },
    ...{ noch: 'ночь', pomosch: 'помощь', bol: 'боль', rol: 'роль', sol: 'соль', cel: 'цель', tsel: 'цель' },
    ...{ ucheba: 'учёба', sila: 'сила', zhizn: 'жизнь', lyubov: 'любовь', put: 'путь', pamyat: 'память' },
  }),
);

const vowel = /[aeiouy]/;
const openingE = /^e(?=n[ei]rg|mo[ct]|mpat|ff|kr|ksp|kz|kspr|lem|let|n[ct]|ne|vol|st[ei]t|pi|k[sz]|k[oa])/;

function spell(lower: string): string {
  let left = lower;
  let made = '';
  if (openingE.test(left)) [made, left] = ['э', left.slice(1)];
  while (left !== '') {
    const pair = several.find(([from]) => left.startsWith(from));
    const before = lower.at(lower.length - left.length - 1) ?? '';
    const isGlide =
      left.startsWith('y') && lower.length > left.length && vowel.test(before) && before !== 'y';
    // «osnovnoy», «nastroyka»: after a vowel it is «й», unless it begins a pair.
    const [from, to] =
      isGlide && !/^y[aoue]/.test(left)
        ? ['y', 'й']
        : (pair ?? [left.charAt(0), single[left.charAt(0)] ?? left.charAt(0)]);
    made += to;
    left = left.slice(from.length);
  }
  return made;
}

function wordOf(latin: string): string {
  const lower = latin.toLowerCase();
  const made = known.get(lower) ?? spell(lower);
  const isLarge = latin.charAt(0) !== lower.charAt(0);
  return isLarge ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}

const english =
  /\b(?:the|and|of|to|how|with|your|for|from|what|why|is|are|in|on|part|lesson|class|module|week|day|bonus|intro|live|zoom|q&a|home|work|body|mind|breath|voice|basics?|practice)\b|th|ck|gh|ee|oo|wh|qu|ing\b|tion\b|ph/i;

/** Whether a title looks like Russian in Latin letters. English titles do not. */
export const isLatinRussian = (title: string): boolean =>
  /[a-z]{3}/i.test(title) && !/[\p{Script=Cyrillic}]/u.test(title) && !english.test(title);

/** The title in Cyrillic letters, as well as letter rules can do it. */
export const inCyrillic = (title: string): string => title.replaceAll(/[a-z'’]+/gi, wordOf);
