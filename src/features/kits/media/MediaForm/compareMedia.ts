import type { LectureFields } from '#domain/lecture/fields.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import type { CompareFields } from '#features/kits/editor/EditorKit/kind.ts';
import {
  onOrOff,
  picture,
  price,
  prose,
  richText,
  tagNames,
  word,
} from '#features/kits/editor/EditorKit/values.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { languageName } from '#lib/languages.ts';
import { messages } from './compareMessages.ts';
import { levelName } from './levelName.ts';

/** How the fields of a recording are compared, in the order of the comparison. The two prices are one row. */
export function compareMedia(language: Language): CompareFields<LectureFields> {
  const t = messages[language];
  return {
    name: { label: t.name, value: ({ name }) => prose(name) },
    description: { label: t.description, value: ({ description }) => richText(description) },
    streamID: {
      label: t.streamID,
      value: ({ streamID }, get) =>
        word(streamID === null ? null : (get(streamAtom(streamID)).item?.name ?? streamID)),
    },
    imageId: { label: t.imageId, value: ({ imageId }) => picture(imageId, t.imageId) },
    tags: { label: t.tags, value: ({ tags }, get) => tagNames(tags, get) },
    level: { label: t.level, value: ({ level }) => word(level === null ? null : levelName(level, language)) },
    language: {
      label: t.language,
      value: (fields) => word(fields.language === null ? null : languageName(fields.language)),
    },
    isPreview: { label: t.isPreview, value: ({ isPreview }) => onOrOff(isPreview, language) },
    costKopecks: { label: t.price, value: (fields) => price(fields, language) },
    oldCostKopecks: 'costKopecks',
  };
}
