import { atom, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { quizKeys } from '#api/quiz/queries.ts';
import { uploadImage } from '#api/upload/requests.ts';
import type { OpenBundle } from '#domain/bundle/openBundle.ts';
import { partsOf } from '#domain/bundle/parts.ts';
import type { BundleFile, BundleLecture, Manifest } from '#domain/bundle/schema.ts';
import { lectureForm } from '#domain/lecture/fields.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';
import { courseEditor } from '../course/editor.ts';
import type { CourseFields } from '../course/fields.ts';
import { newKey } from '../editor/newKey.ts';
import { fieldsOfLecture, type ProgramEdits } from '../program/edits.ts';
import { draftLecture, fileOf, newId } from '../program/intents/drafts.ts';
import { queueFilesAtom } from '../program/uploads.ts';
import { authorAtom } from '../session/session.ts';
import { createTagAtom } from '../tag/tags.ts';
import { addUploadsAtom } from '../upload/uploads.ts';
import { withQuizzes } from './makeQuizzes.ts';

/** Stores a file on the device, for the upload. */
type Keep = (name: string, write: (into: WritableStream<Uint8Array>) => Promise<void>) => Promise<File>;

interface Importing {
  bundle: OpenBundle;
  /** The outline, as edited by the author. */
  manifest: Manifest;
  keep: Keep;
  /** Removes stored files after a failure. */
  drop: (files: readonly File[]) => Promise<void>;
  signal: AbortSignal;
  onProgress: (progress: { done: number; all: number }) => void;
}

/** Concurrent pictures. */
const atATime = 3;

/** Reads a small file of the archive. */
async function blobOf({ unpack }: OpenBundle, path: string, signal: AbortSignal): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const into = new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece.slice()) });
  await unpack(path, into, signal);
  return new Blob(pieces);
}

/** Files of the archive that are uploaded, by path. */
const filesOf = (manifest: Manifest): BundleFile[] =>
  partsOf(manifest).flatMap(({ file }) => (file === null ? [] : [file]));

const imagesOf = (manifest: Manifest): string[] =>
  partsOf(manifest).flatMap(({ kind, path }) => (kind === 'image' ? [path] : []));

/** Stores recordings and attachments on the device, one after another. */
async function unpackAll(work: Importing, tell: () => void): Promise<Map<string, File>> {
  const { bundle, manifest, keep, drop, signal } = work;
  const files = new Map<string, File>();
  try {
    for (const { path, name } of filesOf(manifest)) {
      if (path === null) continue;
      files.set(path, await keep(name, (into) => bundle.unpack(path, into, signal)));
      tell();
    }
    return files;
  } catch (error) {
    await drop([...files.values()]);
    throw error;
  }
}

/** Uploads pictures; the platform checks their bytes. Returns their ids by path. */
async function sendImages(
  { bundle, manifest, signal }: Importing,
  tell: () => void,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  await severalAtATime(imagesOf(manifest), atATime, async (path) => {
    const file = await blobOf(bundle, path, signal);
    ids.set(path, await uploadImage({ file, fileName: path.slice(path.indexOf('/') + 1) }, { signal }));
    tell();
  });
  return ids;
}

/** Names of all tags of a course and its lectures, without duplicates. */
const tagNames = ({ course, lectures }: Manifest): string[] => [
  ...new Set([...course.tags, ...lectures.flatMap(({ tags }) => tags)]),
];

/** Ids of the author's tags by the names in the file; missing ones are created. Names that cannot be tags are left out. */
async function tagsOf(set: Setter, { manifest, signal }: Importing): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of tagNames(manifest)) {
    signal.throwIfAborted();
    const result = await set(createTagAtom, name);
    if (result.status !== 'invalid' && result.tag !== null) found.set(name, result.tag.id);
  }
  return found;
}

/** The ids of the file's parts on the platform and on the device. */
interface Brought {
  files: ReadonlyMap<string, File>;
  images: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
}

interface Draft {
  fields: Partial<CourseFields>;
  /** Files for a lecture or an attachment, by its temporary id. */
  lectures: { itemId: string; file: File }[];
  attachments: { itemId: string; file: File }[];
  trailer: File | null;
}

/** A new course with all data of the file. */
function draftOf({ bundle, manifest }: Importing, { files, images, tags }: Brought): Draft {
  const textOf = (path: string | null) => (path === null ? '' : (bundle.texts.get(path) ?? ''));
  const imageOf = (path: string | null) => (path === null ? null : (images.get(path) ?? null));
  const idsOf = (names: readonly string[]) => [...new Set(names.flatMap((name) => tags.get(name) ?? []))];
  const fileAt = (file: BundleFile | null) => (file?.path == null ? null : (files.get(file.path) ?? null));
  const program: ProgramEdits = { order: null, modules: {}, lectures: {}, attachments: {} };
  const draft: Pick<Draft, 'lectures' | 'attachments'> = { lectures: [], attachments: [] };

  const lectureOf = (lecture: BundleLecture): [string, string] => {
    const { id, name, description, cover, media, tags: named, ...others } = lecture;
    const file = fileAt(media);
    const made = draftLecture({
      ...{ name, description: textOf(description), file: file && fileOf(file) },
      taken: lectureForm.bodyOf({ ...others, tags: idsOf(named), imageId: imageOf(cover) }),
    });
    program.lectures[made.id] = { base: null, mine: fieldsOfLecture(made) };
    if (file !== null) draft.lectures.push({ itemId: made.id, file });
    return [id, made.id];
  };
  const byId = new Map(manifest.lectures.map(lectureOf));

  const attachmentOf = (one: BundleFile): string[] => {
    const file = fileAt(one);
    if (file === null) return [];
    const itemId = newId();
    program.attachments[itemId] = { ...fileOf(file), fileName: one.name };
    draft.attachments.push({ itemId, file });
    return [itemId];
  };
  for (const module of manifest.modules) {
    const lectures = module.lectures.flatMap((id) => byId.get(id) ?? []);
    const attachments = module.attachments.flatMap(attachmentOf);
    const { name, description, dayOffset } = module;
    program.modules[newId()] = { base: null, mine: { name, description, dayOffset, lectures, attachments } };
  }
  const mine = Object.keys(program.modules);
  if (mine.length > 0) program.order = { base: [], mine };

  const { cover, trailer, description, tags: names, ...course } = manifest.course;
  const fields = {
    ...course,
    description: textOf(description),
    imageId: imageOf(cover),
    tags: idsOf(names),
    program,
  };
  return { ...draft, fields, trailer: fileAt(trailer) };
}

/**
 * Imports a course from a file as a draft in the editor: its files are queued, and the author saves it. A failure leaves only unused pictures and
 * tags. Returns false if an earlier new course cannot be put aside.
 */
export const importCourseAtom = atom(null, async (get, set, work: Importing): Promise<boolean> => {
  const { manifest, drop, signal, onProgress } = work;
  const author = get(authorAtom)?.id;
  const all = filesOf(manifest).filter(({ path }) => path !== null).length + imagesOf(manifest).length;
  let done = 0;
  const tell = () => onProgress({ done: (done += 1), all });
  onProgress({ done, all });
  const files = await unpackAll(work, tell);
  try {
    const images = await sendImages(work, tell);
    const tags = await tagsOf(set, work);
    const draft = draftOf(work, { files, images, tags });
    const imageOf = (path: string | null) => (path === null ? null : (images.get(path) ?? null));
    const { quizzes } = manifest;
    const isBegun = await withQuizzes({ get, author, quizzes, imageOf, signal }, async () => {
      if (quizzes.length > 0) void get(queryClientAtom).invalidateQueries({ queryKey: quizKeys.all });
      // Another author may be here by then.
      return !signal.aborted && set(courseEditor.beginAtom, draft.fields);
    });
    if (!isBegun) {
      signal.throwIfAborted();
      await drop([...files.values()]);
      return false;
    }
    set(queueFilesAtom, { owner: 'course', key: newKey, kind: 'courseLecture', files: draft.lectures });
    set(queueFilesAtom, { owner: 'course', key: newKey, kind: 'attachment', files: draft.attachments });
    if (draft.trailer !== null)
      set(addUploadsAtom, {
        files: [draft.trailer],
        target: { kind: 'trailer', owner: 'course', draftKey: newKey },
      });
    return true;
  } catch (error) {
    await drop([...files.values()]);
    throw error;
  }
});
