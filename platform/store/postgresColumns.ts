/** The columns that facets of a kind have beside `keys`: of what an author may have a hundred thousand. */
interface Columns {
  /** Whose column holds the key whole: filters and ranges go by it. */
  whole: readonly string[];
  /** Whose column holds its beginning, and which lists are sorted by. */
  begun: readonly string[];
  /** Whose column holds the number. */
  sums: readonly string[];
}

const none: Columns = { whole: [], begun: [], sums: [] };

/** As `migrationOfMany.ts` makes them. */
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

/** A word as the column `packed` has it: a Russian letter takes a byte there, and is looked for in half the time. */
export const packedWord = (word: string): string =>
  [...word].map((letter) => others.get(letter) ?? letter).join('');

/** The columns of a kind; none where it has no such ones. */
export const columnsOf = (kind: string): Columns =>
  Object.hasOwn(columns, kind) ? (columns[kind] ?? none) : none;

/** Whether an author may have so many of a kind that no list of it may look at each document. */
export const isOfMany = (kind: string): boolean => Object.hasOwn(columns, kind);
