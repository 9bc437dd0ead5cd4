import { atom, type Getter } from 'jotai';
import { readFile } from '#api/upload/readFile.ts';
import type { CopyAt } from '#domain/content/copy.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { logFailure } from '#lib/log.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { copyAt, type Copy, type CopyWish, type Original } from '../copy/copy.ts';
import { newKey } from '../editor/newKey.ts';
import { copyOfTree } from './copyTree.ts';
import { copyOf as copyOfRow, draftLecture, newId } from './intents/drafts.ts';
import type { ProgramConfig, ProgramFields, ProgramItem } from './owner.ts';
import type { Program } from './program.ts';
import { readLectures } from './readLectures.ts';
import { copiedFieldsOf } from './copiedFields.ts';
import type { ProgramAttachment, ProgramLecture, ProgramTree } from './types.ts';
import { queueFilesAtom } from './uploads.ts';

/** Concurrent files. */
const atATime = 3;

interface ProgramCopyConfig<Item extends ProgramItem, Fields extends ProgramFields> extends Pick<
  ProgramConfig<Item, Fields>,
  'type' | 'editor' | 'patchOf'
> {
  program: Program<Item, Fields>;
  /** The fields of the copy beside its programme. */
  copyOf: (fields: Fields, at: CopyAt & Pick<CopyWish, 'startsAt'>) => Fields;
  /** The dates, for a kind with dates. */
  datesOf?: (fields: Fields) => Original['dates'];
}

/** A lecture of the copy's own: the texts and recording of the original, and its other fields. */
const ownOf = (lecture: Lecture): ProgramLecture =>
  draftLecture({
    name: lecture.name,
    description: lecture.description ?? '',
    streamID: lecture.streamID ?? null,
    durationSec: lecture.durationSec ?? null,
    taken: copiedFieldsOf(lecture),
  });

/** Downloads the files of the platform. If one fails, its row asks the author to choose it. */
async function readFiles(files: ReadonlyMap<string, ProgramAttachment>): Promise<Map<string, File>> {
  const read = new Map<string, File>();
  await severalAtATime([...files], atATime, async ([id, { url, fileName, mime }]) => {
    if (url === '') return;
    try {
      read.set(id, new File([await readFile(url)], fileName, { type: mime }));
    } catch (error) {
      logFailure('A file of a programme was not read for its copy', error);
    }
  });
  return read;
}

/** Ids of the lectures of a programme, without duplicates. */
const lecturesOf = ({ order, modules }: ProgramTree): string[] => [
  ...new Set(order.flatMap((id) => modules[id]?.lectures ?? [])),
];

/** How a course or a marathon is copied. */
export function createProgramCopy<Item extends ProgramItem, Fields extends ProgramFields>({
  type,
  editor,
  program,
  patchOf,
  copyOf,
  datesOf = () => null,
}: ProgramCopyConfig<Item, Fields>): Copy {
  /** The copy's own lectures, by the ids of the originals. A draft belongs to one programme only. */
  async function ownLectures(
    get: Getter,
    { id: key, lectures }: CopyWish,
    tree: ProgramTree,
  ): Promise<Map<string, ProgramLecture>> {
    const own = new Map<string, ProgramLecture>();
    const ids = lecturesOf(tree);
    const isDraft = (id: string) => tree.lectures[id]?.isDraft === true;
    for (const id of ids.filter(isDraft)) {
      const row = get(program.lectureAtom({ key, id }));
      own.set(id, copyOfRow(row, row.name));
    }
    if (lectures !== 'own') return own;
    const read = await readLectures(ids.filter((id) => !isDraft(id)));
    for (const lecture of read) {
      const { name, description, streamID, durationSec } = tree.lectures[lecture.id] ?? {};
      const edited = { name, description, streamID, durationSec };
      const shown = name === undefined ? lecture : { ...lecture, ...edited, name };
      own.set(lecture.id, ownOf(shown));
    }
    return own;
  }

  return {
    asks: true,
    originalAtom: boundedAtomFamily((id: string) =>
      atom((get): Original => {
        const { status, error, fields } = get(editor.editorAtom(id));
        const tree = get(program.treeAtom(id));
        const files = tree.order.flatMap((module) => tree.modules[module]?.attachments ?? []);
        const bytes = files.reduce((sum, file) => sum + (tree.attachments[file]?.size ?? 0), 0);
        const counts = { lectures: lecturesOf(tree).length, files: files.length, bytes };
        return { status, error, name: fields.name, program: counts, dates: datesOf(fields) };
      }),
    ),
    beginAtom: atom(null, async (get, set, wish: CopyWish): Promise<boolean> => {
      const { fields } = get(editor.editorAtom(wish.id));
      const tree = get(program.treeAtom(wish.id));
      const own = await ownLectures(get, wish, tree);
      const { edits, files } = copyOfTree(tree, own, newId);
      const read = await readFiles(files);
      const at = { ...copyAt(get), ...(wish.startsAt !== undefined && { startsAt: wish.startsAt }) };
      if (!(await set(editor.beginAtom, { ...copyOf(fields, at), ...patchOf(edits) }))) return false;
      const queued = [...read].map(([itemId, file]) => ({ itemId, file }));
      set(queueFilesAtom, { owner: type, key: newKey, kind: 'attachment', files: queued });
      return true;
    }),
  };
}
