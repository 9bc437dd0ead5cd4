import type { Atom, Getter } from 'jotai';
import type { ReactNode } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import { kindName, type Kind } from '#domain/kinds.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatMoney } from '#lib/number/money.ts';
import { pageMessages, type missingMessages } from './pageMessages.ts';

/** A recording that plays on the page. */
export interface PageRecording {
  streamID: string;
  title: string;
  imageId: string | null;
  /** Seconds, where they are known. */
  durationSec: number | null;
}

/** Something in a module: a lecture, or a file beside the lectures. */
export interface PageRow {
  id: string;
  name: string;
  /** Its length or its size, in words. */
  note: string;
  isFile: boolean;
  imageId: string | null;
  /** Played when it is pressed; null if there is nothing to play yet. */
  recording: PageRecording | null;
}

/** A module of a programme. */
export interface PageModule {
  id: string;
  title: string;
  description: string;
  /** When it opens, where that is not at once. */
  opens: string | null;
  /** How much is in it. */
  size: string;
  /** Its content, loaded only when it is opened; null while some of it is loading. */
  rowsAtom: Atom<readonly PageRow[] | null>;
}

/** A question of a quiz. */
export interface PageQuestion {
  id: string;
  text: string;
  note: string;
  imageId: string | null;
  options: readonly string[];
}

interface Titled {
  id: string;
  title: string;
}

/** A part of the page under a heading of its own. */
export type PageSection =
  | (Titled & { type: 'lines'; lines: readonly string[] })
  | (Titled & { type: 'prose'; text: string })
  | (Titled & { type: 'modules'; modules: readonly PageModule[] })
  | (Titled & { type: 'questions'; questions: readonly PageQuestion[] })
  /** A part that only its kind can render. `lines` is its text form. */
  | (Titled & { type: 'own'; content: ReactNode; lines: readonly string[] });

/** Missing parts that a client would look for. */
type Missing = keyof (typeof missingMessages)['ru'];

/** A page as a client sees it, of any kind, out of what the form shows. */
export interface ClientPage {
  kind: Kind;
  /** Empty while it has none. */
  name: string;
  subtitle: string;
  author: string | null;
  imageId: string | null;
  /** Whether a cover belongs to the kind. */
  hasCover: boolean;
  /** Null for what has no price, or none yet. */
  price: string | null;
  oldPrice: string | null;
  /** The facts at a glance: length, level, language. */
  facts: readonly string[];
  tags: readonly string[];
  /** Played in place of the cover. */
  recording: PageRecording | null;
  /** Told before everything else: that it cannot be booked now. */
  notice: { title: string; text: string } | null;
  /** Markdown. */
  description: string;
  sections: readonly PageSection[];
  missing: readonly Missing[];
}

/** Reads the page of one draft, by the key of the draft. */
export type PageOf = (get: Getter, key: string, language: Language) => ClientPage;

/** A price in words; null while there is none. */
export function priceWords(costKopecks: number | null, language: Language): string | null {
  if (costKopecks === null) return null;
  return costKopecks === 0 ? pageMessages[language].free : formatMoney(costKopecks);
}

/** The names of tags, those that are known. */
export function tagNames(get: Getter, ids: readonly string[]): string[] {
  const tags = get(tagsAtom).item ?? [];
  return ids.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? []);
}

/** The author's name, as clients read it. */
export function authorName(get: Getter): string | null {
  const author = get(authorAtom);
  const name = [author?.firstName, author?.lastName].filter(Boolean).join(' ');
  return name === '' ? null : name;
}

/** A part under a heading; none where it is empty. */
export function prose(id: string, title: string, text: string): PageSection[] {
  return text.trim() === '' ? [] : [{ type: 'prose', id, title, text: text.trim() }];
}

/** Lines under a heading; none where there are none. */
export function lines(id: string, title: string, all: readonly string[]): PageSection[] {
  const said = all.map((line) => line.trim()).filter((line) => line !== '');
  return said.length === 0 ? [] : [{ type: 'lines', id, title, lines: said }];
}

/** Words that are there, in their order. */
export const present = <Word extends string>(...words: (Word | null | false | undefined)[]): Word[] =>
  words.filter((word): word is Word => typeof word === 'string' && word !== '');

/** A fact that is no longer stays on one line. */
const mostWhole = 24;

const whole = (fact: string): string => (fact.length > mostWhole ? fact : fact.replaceAll(' ', '\u00A0'));

/** The line over the name: the kind, and what is known at a glance. Facts go to the next line as a whole. */
export const atAGlance = ({ kind, facts }: Pick<ClientPage, 'kind' | 'facts'>, language: Language): string =>
  [kindName(kind, language), ...facts].map(whole).join('\u00A0· ');

/** The address of a picture, where there is one. */
export const pictureOf = (imageId: string | null): string | undefined =>
  imageId === null ? undefined : imageUrl(imageId);

interface Looked {
  name: string;
  imageId?: string | null;
  description: string;
  costKopecks?: number | null;
}

/** The missing parts that every page needs: a title, a cover, a description, a price. */
export function missingOf({ name, imageId, description, costKopecks }: Looked): Missing[] {
  const missing: Missing[] = [];
  if (name.trim() === '') missing.push('name');
  if (imageId === null) missing.push('cover');
  if (description.trim() === '') missing.push('description');
  if (costKopecks === null) missing.push('price');
  return missing;
}
