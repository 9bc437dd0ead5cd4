/** What a component says, and how: a rule, and the rule kept in both languages. */
interface Words {
  rule: string;
  ru: string;
  en: string;
}

/** When a component of the library is taken, and when another one is: what no file can tell, and so is written. */
export interface Guide {
  /** When to take it. */
  take: string;
  /** When not to. */
  not: string;
  /** What is taken then: another component of the library, shown beside the words. */
  instead: string;
  /** What is written into it; a component without words of its own has no rule. */
  words?: Words;
}
