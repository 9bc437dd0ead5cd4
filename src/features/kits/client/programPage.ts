import { atom, type Getter } from 'jotai';
import type { CourseFields } from '#atoms/course/fields.ts';
import type { ProgramModule } from '#atoms/program/types.ts';
import { openingDay } from '#domain/course/rules.ts';
import { levelName } from '#features/kits/program/levelName.ts';
import type { ScreenProgram } from '#features/kits/program/Program/program.ts';
import { totalsText } from '#features/kits/program/Program/totals.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { formatBytes } from '#lib/file/files.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import {
  authorName,
  lines,
  missingOf,
  present,
  priceWords,
  prose,
  tagNames,
  type ClientPage,
  type PageModule,
  type PageRow,
} from './page.ts';
import { pageMessages } from './pageMessages.ts';

interface ProgramPage {
  program: ScreenProgram;
  key: string;
  fields: CourseFields;
  language: Language;
  /** The kind's own facts at a glance, before the others. */
  facts?: readonly string[];
  /** The date of a day of the programme, where days have dates. */
  dateOf?: (day: number) => string | null;
}

/** The content of a module, once all of it is loaded. */
const createRowsAtom = ({ program, key, language }: ProgramPage, module: ProgramModule) =>
  atom((get): PageRow[] | null => {
    const t = pageMessages[language];
    const found = module.lectures.map((id) => get(program.lectureAtom({ key, id })));
    if (found.some(({ status }) => status === 'loading')) return null;
    const rows = found.map(({ id, name, imageId, streamID, durationSec }) => ({
      id,
      name: name || t.unnamed,
      note: durationSec === null ? t.soon : formatDuration(durationSec),
      isFile: false,
      imageId,
      recording: streamID === null ? null : { streamID, title: name, imageId, durationSec },
    }));
    const files = module.attachments.flatMap((id) => {
      const file = get(program.attachmentAtom({ key, id }));
      if (file === null) return [];
      const note = formatBytes(file.size, language);
      return [{ id, name: file.fileName, note, isFile: true, imageId: null, recording: null }];
    });
    return [...rows, ...files];
  });

/** When a module opens, in words; null where it does at once. */
function opensOf(
  { program, fields, language, dateOf }: ProgramPage,
  { dayOffset }: ProgramModule,
  at: number,
): string | null {
  const t = pageMessages[language];
  const day = openingDay(program.type, fields, { dayOffset });
  if (day !== null && day > 0) {
    const date = dateOf?.(day) ?? null;
    return date === null ? t.opens(day) : t.opensOn(day, date);
  }
  return fields.unlockMode === 'order' && at > 0 ? t.inOrder : null;
}

/** The page of what has a programme: its modules, and what is in each. */
export function programPage(get: Getter, page: ProgramPage): ClientPage {
  const { program, key, fields, language, facts = [] } = page;
  const t = pageMessages[language];
  const { order, modules } = get(program.treeAtom(key));
  const shown = order.flatMap((id, at): PageModule[] => {
    const module = modules[id];
    if (module === undefined) return [];
    return [
      {
        id,
        title: `${at + 1}. ${module.name || t.unnamed}`,
        description: module.description,
        opens: opensOf(page, module, at),
        size: totalsText(get(program.moduleTotalsAtom({ key, id })), language),
        rowsAtom: createRowsAtom(page, module),
      },
    ];
  });
  const { level, accessDays, maxStudents, certificateEnabled } = fields;
  return {
    kind: program.type,
    name: fields.name.trim(),
    subtitle: fields.subtitle.trim(),
    author: authorName(get),
    imageId: fields.imageId,
    hasCover: true,
    price: priceWords(fields.costKopecks, language),
    oldPrice: priceWords(fields.oldCostKopecks, language),
    facts: present(
      ...facts,
      totalsText(get(program.totalsAtom(key)), language),
      level !== null && levelName(level, language),
      accessDays === 0 ? t.accessEver : t.accessDays(accessDays),
      maxStudents !== null && t.seats(maxStudents),
      certificateEnabled && t.certificate,
    ),
    tags: tagNames(get, fields.tags),
    recording:
      fields.trailerStreamId === null
        ? null
        : {
            streamID: fields.trailerStreamId,
            title: fields.name,
            imageId: fields.imageId,
            durationSec: null,
          },
    notice: null,
    description: fields.description,
    sections: [
      ...lines('learnings', t.learnings, fields.learnings),
      ...(shown.length === 0
        ? []
        : [{ type: 'modules' as const, id: 'program', title: t.program, modules: shown }]),
      ...prose('audience', t.audience, fields.audience),
      ...prose('requirements', t.requirements, fields.requirements),
    ],
    missing: [...missingOf(fields), ...(order.length === 0 ? (['modules'] as const) : [])],
  };
}
