import type { Getter } from 'jotai';
import { streamAtom } from '#atoms/stream/streams.ts';
import { chaptersOf, enoughChapters } from '#domain/chapters/read.ts';
import type { Kind } from '#domain/kinds.ts';
import type { LectureFields } from '#domain/lecture/fields.ts';
import { formatHours } from '#features/kits/program/Program/totals.ts';
import { levelName } from '#features/kits/program/levelName.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { languageName } from '#lib/text/languages.ts';
import {
  authorName,
  missingOf,
  present,
  priceWords,
  tagNames,
  type ClientPage,
  type PageSection,
} from './page.ts';
import { pageMessages } from './pageMessages.ts';

/** Facts begin with a capital; a language calls itself by a small letter where its own rules say so. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

interface MediaPage {
  kind: Kind;
  fields: LectureFields;
  language: Language;
  /** Additional facts of the kind, beside those of a lecture. */
  facts?: readonly string[];
  sections?: readonly PageSection[];
}

/** The page of a recording: the player takes the place of its cover. */
export function mediaPage(
  get: Getter,
  { kind, fields, language, facts = [], sections = [] }: MediaPage,
): ClientPage {
  const t = pageMessages[language];
  const { name, streamID, imageId, description, level, captions, costKopecks, oldCostKopecks } = fields;
  const durationSec = streamID === null ? null : (get(streamAtom(streamID)).item?.durationSec ?? null);
  const chapters = chaptersOf(description).length;
  return {
    kind,
    name: name.trim(),
    subtitle: '',
    author: authorName(get),
    imageId,
    hasCover: true,
    price: priceWords(costKopecks, language),
    oldPrice: priceWords(oldCostKopecks, language),
    facts: present(
      durationSec !== null && formatHours(durationSec, language),
      level !== null && levelName(level, language),
      fields.language !== null && capital(languageName(fields.language)),
      chapters >= enoughChapters && t.chapters(chapters),
      captions !== '' && t.captions,
      ...facts,
      fields.isPreview && t.preview,
    ),
    tags: tagNames(get, fields.tags),
    recording: streamID === null ? null : { streamID, title: name, imageId, durationSec },
    notice: null,
    description,
    sections,
    missing: [...missingOf(fields), ...(streamID === null ? (['recording'] as const) : [])],
  };
}
