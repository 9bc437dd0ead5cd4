import { AudioLines, File, FileArchive, FileText, Image, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TreeNode, TreePlace } from '#components/data/Tree/treeModel.ts';
import { hasRoom, itemName, shownName, totalsOf } from '#domain/outline/edits.ts';
import type { Outline, OutlineItem, OutlineModule } from '#domain/outline/types.ts';
import { formatBytes } from '#lib/file/files.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { programMessages } from '../programMessages.ts';
import { Thumb } from '../Program/thumbs.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** How a preview is looked at. */
interface OutlineLook {
  cyrillic: boolean;
  language: Language;
}

/** Rows of modules and of items never have the same id. */
const moduleRowId = (id: string) => `m/${id}`;
const itemRowId = (id: string) => `i/${id}`;

const idOf = (row: string, kind: 'm' | 'i'): string | null =>
  row.startsWith(`${kind}/`) ? row.slice(2) : null;

/** The module that a row stands for; null where it is an item's. */
export const moduleOfRow = (row: string) => idOf(row, 'm');
/** The item that a row stands for; null where it is a module's. */
export const itemOfRow = (row: string) => idOf(row, 'i');

const fileIcons: readonly [RegExp, ReactNode][] = [
  [/\.(?:jpe?g|png|webp)$/i, <Image key="image" {...icon} />],
  [/\.zip$/i, <FileArchive key="zip" {...icon} />],
  [/\.(?:pdf|docx)$/i, <FileText key="text" {...icon} />],
];

function pictureOf({ kind, file }: OutlineItem): ReactNode {
  if (kind === 'attachment')
    return fileIcons.find(([name]) => name.test(file.name))?.[1] ?? <File {...icon} />;
  const isSound =
    file.mime.startsWith('audio/') || /\.(?:mp3|m4a|wav|ogg|oga|flac|aac|opus)$/i.test(file.name);
  return <Thumb>{isSound ? <AudioLines {...icon} /> : <Video {...icon} />}</Thumb>;
}

function stateOf(item: OutlineItem, { language }: OutlineLook): TreeNode['state'] {
  const t = messages[language];
  if (item.out)
    return { tone: 'neutral', text: item.note === 'copy' || item.note === 'there' ? t[item.note] : t.out };
  return item.note === 'placed' ? { tone: 'waiting', text: t.placed } : undefined;
}

/** Its size, where a lecture comes with its recording, and whether captions come along. */
function noteOf({ kind, file, captions }: OutlineItem, { language }: OutlineLook): string {
  const withCaptions = kind === 'lecture' && captions !== undefined;
  return [withCaptions && messages[language].captions, file.size > 0 && formatBytes(file.size, language)]
    .filter((part) => part !== false)
    .join(' · ');
}

function itemNode(item: OutlineItem, look: OutlineLook): TreeNode {
  const state = stateOf(item, look);
  return {
    id: itemRowId(item.id),
    title: itemName(item, look.cyrillic),
    picture: pictureOf(item),
    note: noteOf(item, look),
    quiet: item.out || item.kind === 'attachment',
    ...(state !== undefined && { state }),
  };
}

/** Sums in words: «4 лекции · 2 файла». */
export function sumsText(
  { lectures, attachments }: { lectures: number; attachments: number },
  language: Language,
) {
  const t = programMessages[language];
  const parts = [lectures > 0 && t.lectures(lectures), attachments > 0 && t.files(attachments)];
  return parts.filter((part) => part !== false).join(' · ');
}

function moduleNode(module: OutlineModule, number: number, look: OutlineLook): TreeNode {
  return {
    id: moduleRowId(module.id),
    title: shownName(module, look.cyrillic),
    mark: String(number),
    note:
      sumsText(totalsOf({ modules: [module] }), look.language) ||
      (module.kept === true ? '' : messages[look.language].out),
    selectable: false,
    children: module.items.map((item) => itemNode(item, look)),
  };
}

/** The rows of a preview. A module of which nothing is taken has no number. */
export function outlineRows({ modules }: Outline, look: OutlineLook): TreeNode[] {
  let number = 0;
  return modules.map((module) => {
    const isTaken = module.kept === true || module.items.some(({ out }) => !out);
    if (isTaken) number += 1;
    const node = moduleNode(module, number, look);
    return isTaken ? node : { ...node, mark: '–', quiet: true };
  });
}

/** Whether rows may stand at a place: modules among modules, items in modules that have room for them. */
export function mayStand(outline: Outline, rows: readonly string[], { parent }: TreePlace): boolean {
  if (rows.length === 0 || rows.some((row) => (moduleOfRow(row) !== null) !== (parent === null)))
    return false;
  const to = parent === null ? null : moduleOfRow(parent);
  return (
    to === null ||
    hasRoom(
      outline,
      rows.flatMap((row) => itemOfRow(row) ?? []),
      to,
    )
  );
}

/** Where one step up or down leads: from the end of a module into the next. Null at the ends of all. */
export function placeBeside({ modules }: Outline, rows: readonly string[], step: -1 | 1): TreePlace | null {
  const [row = ''] = rows;
  if (rows.length !== 1) return null;
  const moduleId = moduleOfRow(row);
  if (moduleId !== null) {
    const index = modules.findIndex(({ id }) => id === moduleId) + step;
    return index < 0 || index >= modules.length ? null : { parent: null, index };
  }
  const itemId = itemOfRow(row);
  const at = modules.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  const home = modules[at];
  const item = home?.items.find(({ id }) => id === itemId);
  if (home === undefined || item === undefined) return null;
  // Lectures stand before attachments, so that only its own kind is passed by.
  const alike = home.items.filter(({ kind }) => kind === item.kind);
  const place = alike.indexOf(item) + step;
  const first = home.items.findIndex(({ kind }) => kind === item.kind);
  if (place >= 0 && place < alike.length) return { parent: moduleRowId(home.id), index: first + place };
  const ahead = step > 0 ? modules.slice(at + 1) : modules.slice(0, at).toReversed();
  const next = ahead.find(({ id }) => hasRoom({ modules }, [item.id], id));
  if (next === undefined) return null;
  return { parent: moduleRowId(next.id), index: step > 0 ? 0 : next.items.length };
}
