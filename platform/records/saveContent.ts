import { isContentType, type ContentType, type Usage } from '#domain/content/schema.ts';
import type { RowsWriter } from '../store/store.ts';
import { commonFacets, contentKinds } from './contents.ts';
import { find, type Of } from './kinds.ts';
import { putPublication, saveStream, saveTag } from './save.ts';

/** Writes a content with its facets, including the status of its publication and the names of its tags. */
export async function putContent<K extends ContentType>(
  rows: RowsWriter,
  kind: K,
  doc: Of<K>,
): Promise<void> {
  const publication = await find(rows, 'publication', doc.publicationId);
  const tags = await Promise.all(doc.tags.map((id) => find(rows, 'tag', id)));
  const { facets, search, clock, withTerms } = contentKinds[kind];
  const whole = publication === null || withTerms === undefined ? doc : withTerms(doc, publication);
  await rows.put(kind, whole, {
    facets: {
      ...commonFacets(whole),
      ...facets(whole, publication?.status ?? null),
      nextChangeAt: clock?.nextChangeAt(whole) ?? null,
    },
    search: [whole.name, ...(search?.(whole) ?? []), ...tags.map((tag) => tag?.name ?? '')].join('\n'),
  });
}

/** Added and removed items between two lists. */
function changed(before: readonly string[], after: readonly string[]): { came: string[]; went: string[] } {
  const [old, fresh] = [new Set(before), new Set(after)];
  return {
    came: [...fresh].filter((id) => !old.has(id)),
    went: [...old].filter((id) => !fresh.has(id)),
  };
}

async function countTagUse(rows: RowsWriter, id: string, change: 1 | -1): Promise<void> {
  const tag = await find(rows, 'tag', id);
  if (tag !== null) await saveTag(rows, { ...tag, usageCount: tag.usageCount + change });
}

/** The list of uses with one added, under its current name, or removed. */
function usagesWith(usages: Usage[] | undefined, use: Usage, used: boolean): Usage[] {
  const others = (usages ?? []).filter(({ type, id }) => type !== use.type || id !== use.id);
  return used ? [...others, use] : others;
}

async function setStreamUse(rows: RowsWriter, id: string, use: Usage, used: boolean): Promise<void> {
  const stream = await find(rows, 'stream', id);
  if (stream !== null) await saveStream(rows, { ...stream, usedIn: usagesWith(stream.usedIn, use, used) });
}

async function setLectureUse(rows: RowsWriter, id: string, use: Usage, used: boolean): Promise<void> {
  const lecture = await find(rows, 'lecture', id);
  if (lecture === null) return;
  await putContent(rows, 'lecture', { ...lecture, usedIn: usagesWith(lecture.usedIn, use, used) });
}

/** The publication has the name and the cover of its content. */
async function followTitle(rows: RowsWriter, doc: Of<ContentType>): Promise<void> {
  const publication = await find(rows, 'publication', doc.publicationId);
  if (publication === null) return;
  const imageId = doc.imageId ?? null;
  if (publication.title === doc.name && (publication.imageId ?? null) === imageId) return;
  await putPublication(rows, { ...publication, title: doc.name, imageId });
}

type SetUse = (rows: RowsWriter, id: string, use: Usage, used: boolean) => Promise<void>;

/** Updates the uses of what was added and removed; under a new name those of all. */
async function tellUse(
  rows: RowsWriter,
  set: SetUse,
  { use, renamed, before, after }: { use: Usage; renamed: boolean; before: string[]; after: string[] },
): Promise<void> {
  const { came, went } = changed(before, after);
  for (const id of renamed ? new Set(after) : came) await set(rows, id, use, true);
  for (const id of went) await set(rows, id, use, false);
}

/**
 * Writes a content, and what follows from it: the use counts of its tags, the uses of its streams and lectures, the title and cover of its
 * publication.
 */
export async function saveContent<K extends ContentType>(
  rows: RowsWriter,
  kind: K,
  doc: Of<K>,
): Promise<void> {
  const before = await find(rows, kind, doc.id);
  const use = { type: kind, id: doc.id, name: doc.name };
  const renamed = before !== null && before.name !== doc.name;

  const tags = changed(before?.tags ?? [], doc.tags);
  for (const id of tags.came) await countTagUse(rows, id, 1);
  for (const id of tags.went) await countTagUse(rows, id, -1);

  const { streams, lectures } = contentKinds[kind];
  const played = (of: Of<K> | null) =>
    (of === null ? [] : (streams?.(of) ?? [])).filter((id) => typeof id === 'string');
  await tellUse(rows, setStreamUse, { use, renamed, before: played(before), after: played(doc) });
  const held = (of: Of<K> | null) => (of === null ? [] : (lectures?.(of) ?? []));
  await tellUse(rows, setLectureUse, { use, renamed, before: held(before), after: held(doc) });

  await putContent(rows, kind, doc);
  await followTitle(rows, doc);
}

/** A content after a change of its publication. */
function asPublished<K extends ContentType>(
  kind: K,
  content: Of<K>,
  { status, updatedAt }: Of<'publication'>,
): Of<K> {
  const { published } = contentKinds[kind];
  return status === 'published' && published !== undefined
    ? published(content, Date.parse(updatedAt))
    : content;
}

/** Writes a publication, and the status facet of its content; publishing may also change the content. */
export async function savePublication(rows: RowsWriter, publication: Of<'publication'>): Promise<void> {
  await putPublication(rows, publication);
  const { contentType, contentId } = publication;
  if (!isContentType(contentType)) return;
  const content = await find(rows, contentType, contentId);
  if (content !== null) await putContent(rows, contentType, asPublished(contentType, content, publication));
}
