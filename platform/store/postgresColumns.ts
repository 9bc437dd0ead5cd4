/** Columns for facets of kinds of which an author may have a hundred thousand, beside `keys`. */
interface Columns {
  /** Facets with the whole key in a column, for filters and ranges. */
  whole: readonly string[];
  /** Facets with a prefix of the key in a column, for sorts. */
  begun: readonly string[];
  /** Facets with the number in a column. */
  sums: readonly string[];
}

const none: Columns = { whole: [], begun: [], sums: [] };

/** As created in `migrationOfMany.ts`. */
const columns: Readonly<Record<string, Columns>> = {
  purchase: {
    whole: [
      'amountKopecks',
      'clientId',
      'contentId',
      'contentType',
      'country',
      'createdAt',
      'method',
      'netKopecks',
      'paidAt',
      'status',
    ],
    begun: ['client', 'number', 'title'],
    sums: ['feeKopecks', 'grossKopecks', 'refundedKopecks'],
  },
  client: {
    whole: [
      'country',
      'createdAt',
      'firstPurchaseAt',
      'lastActivityAt',
      'purchasesCount',
      'pushConsent',
      'segment',
      'totalKopecks',
    ],
    begun: ['name'],
    sums: [],
  },
};

const letters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ\x01\x02\x03\x04\x05\x06';
const others = new Map(
  [...letters].flatMap((letter, at) => [
    [letter, signs.charAt(at)] as const,
    [signs.charAt(at), letter] as const,
  ]),
);

/** A word as in the column `packed`: one byte per Russian letter, so it is found in half the time. */
export const packedWord = (word: string): string =>
  [...word].map((letter) => others.get(letter) ?? letter).join('');

/** The columns of a kind; none if it has no such columns. */
export const columnsOf = (kind: string): Columns =>
  Object.hasOwn(columns, kind) ? (columns[kind] ?? none) : none;

/** Whether an author may have so many of a kind that no list may scan all documents. */
export const isOfMany = (kind: string): boolean => Object.hasOwn(columns, kind);
