// Stories are written in Russian, and give components their words as a screen would. In English those words are to be English too: here they are
// taken from the catalogues and from ours.ts, wherever a story hands them over. A component that keeps Russian words to itself is not helped.
import { cloneElement, isValidElement } from 'react';

type EnglishOf = (text: string) => string | undefined;

/** Set while stories are shown in English. */
let english: EnglishOf | null = null;

/** What has been gone through, so that what is handed over twice stays the same thing. */
let seen = new WeakMap<object, object>();

/** Begins to show stories in English; null ends it. */
export function speakEnglish(dictionary: EnglishOf | null): void {
  if (english === dictionary) return;
  english = dictionary;
  seen = new WeakMap();
}

const isRussian = /\p{Script=Cyrillic}/u;

function ofText(text: string): string {
  const found = isRussian.test(text) ? english?.(text) : undefined;
  if (found === undefined) return text;
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const [after = ''] = /\s*$/.exec(text) ?? [];
  return before + found + after;
}

/** Rows, options and properties: neither what a class has made nor what is kept by its identity, as atoms and refs are. */
function isRecord(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype && !('current' in value) && !('read' in value);
}

/** The entries that are other than before, or null where all are the same. */
function changedIn(record: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const changed = Object.entries(record)
    .map(([name, value]) => [name, inEnglish(value)] as const)
    .filter(([name, value]) => value !== record[name]);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function ofObject(value: object): object {
  if (isValidElement<Record<string, unknown>>(value)) {
    const changed = changedIn(value.props);
    return changed === null ? value : cloneElement(value, changed);
  }
  if (Array.isArray(value)) {
    const items = value.map(inEnglish);
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const changed = changedIn(value);
  return changed === null ? value : { ...value, ...changed };
}

/** What a story hands over, with the words of the console in English while that is chosen; the very same in Russian. */
export function inEnglish(value: unknown): unknown {
  if (english === null) return value;
  if (typeof value === 'string') return ofText(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  // What leads back to itself is left as it is there.
  seen.set(value, value);
  const told = ofObject(value);
  seen.set(value, told);
  return told;
}

/** The same of all that a story hands its component. */
export function argsInEnglish<A extends Record<string, unknown>>(args: A): A {
  const changed = english === null ? null : changedIn(args);
  return changed === null ? args : { ...args, ...changed };
}
