import { atom, type Atom, type Getter } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import { distinctAtom } from '../distinctAtom.ts';
import { streamAtom } from '../stream/streams.ts';
import { readFacts, type Facts } from './facts.ts';
import type { ProgramFields, ProgramItem } from './owner.ts';
import { coverOf } from './copiedFields.ts';
import type { TreeState } from './treeState.ts';
import type { LectureRow, ProgramAttachment, ProgramLecture, ProgramModule, ProgramTotals } from './types.ts';
import { fileOnItsWay, hasFile, streamOf } from './uploads.ts';

/** A part of one programme. */
export interface PartOf {
  /** The key of its owner. */
  key: string;
  id: string;
}

const noTotals: ProgramTotals = {
  modules: 0,
  lectures: 0,
  attachments: 0,
  drafts: 0,
  durationSec: 0,
  unknown: 0,
  unread: 0,
  withoutMedia: 0,
  attachmentBytes: 0,
  uploadBytes: 0,
};

function add(one: ProgramTotals, other: ProgramTotals): ProgramTotals {
  const sum = { ...one };
  let name: keyof ProgramTotals;
  for (name in sum) sum[name] += other[name];
  return sum;
}

/** The input of the sums beside the modules. */
interface Counting {
  counted: Readonly<Record<string, ProgramLecture>>;
  facts: (id: string) => Facts;
  files: Readonly<Record<string, ProgramAttachment>>;
}

const blank: ProgramLecture = {
  id: '',
  isDraft: false,
  name: '',
  description: '',
  streamID: null,
  durationSec: null,
  file: null,
};

/** The recording of a draft: its stream, and the stream's length once the platform knows it. */
function mediaOf(get: Getter, lecture: ProgramLecture): Pick<ProgramLecture, 'streamID' | 'durationSec'> {
  const streamID = streamOf(get, lecture.id) ?? lecture.streamID;
  if (streamID === null || streamID === lecture.streamID)
    return { streamID, durationSec: lecture.durationSec };
  return { streamID, durationSec: get(streamAtom(streamID)).item?.durationSec ?? null };
}

function uploadOf(get: Getter, lecture: ProgramLecture, streamID: string | null): LectureRow['upload'] {
  const upload = fileOnItsWay(get, lecture.id);
  if (upload !== null || lecture.file === null || streamID !== null) return upload;
  return { state: 'lost', progress: 0, message: null, uploadId: null };
}

function addLecture(sum: ProgramTotals, own: ProgramLecture | undefined, facts: Facts): void {
  sum.lectures += 1;
  if (own?.isDraft) sum.drafts += 1;
  if (own?.file && own.streamID === null) sum.uploadBytes += own.file.size;
  if (facts === 'missing') return;
  const { streamID = null, durationSec = null } = own ?? facts ?? {};
  if (durationSec !== null) sum.durationSec += durationSec;
  else if (own === undefined && facts === null) sum.unread += 1;
  else if (streamID === null && !own?.file) sum.withoutMedia += 1;
  else sum.unknown += 1;
}

function totalsOfModule(module: ProgramModule, { counted, facts, files }: Counting): ProgramTotals {
  const sum = { ...noTotals, modules: 1, drafts: module.isDraft ? 1 : 0 };
  for (const lecture of module.lectures) {
    const own = counted[lecture];
    addLecture(sum, own, own === undefined ? facts(lecture) : null);
  }
  for (const attachment of module.attachments) {
    const of = files[attachment];
    if (of === undefined) continue;
    sum.attachments += 1;
    sum.attachmentBytes += of.size;
    if (!of.isDraft) continue;
    sum.drafts += 1;
    sum.uploadBytes += of.size;
  }
  return sum;
}

/** Sums of each module, and of all. */
function createTotals<Item extends ProgramItem, Fields extends ProgramFields>(
  { treeAtom, factsIndexAtom }: TreeState<Item, Fields>,
  moduleAtom: (part: PartOf) => Atom<ProgramModule | null>,
) {
  /** The parts of edited lectures that affect sums: typing a name recomputes nothing. */
  const countedAtom = boundedAtomFamily((key: string): Atom<Readonly<Record<string, ProgramLecture>>> =>
    distinctAtom((get) => {
      const { lectures } = get(treeAtom(key));
      const counted = Object.values(lectures).map((lecture) => ({
        ...lecture,
        ...mediaOf(get, lecture),
        name: '',
        description: '',
      }));
      return Object.fromEntries(counted.map((lecture) => [lecture.id, lecture]));
    }),
  );

  const filesAtom = boundedAtomFamily((key: string) => atom((get) => get(treeAtom(key)).attachments));

  /** A module subscribes to its own lectures and to the edits; other lectures recompute nothing. */
  const moduleTotalsAtom = boundedAtomFamily(({ key, id }: PartOf): Atom<ProgramTotals> =>
    distinctAtom((get) => {
      const module = get(moduleAtom({ key, id }));
      if (module === null) return noTotals;
      const index = get(factsIndexAtom(key));
      return totalsOfModule(module, {
        counted: get(countedAtom(key)),
        facts: (lecture) => readFacts(get, index, lecture),
        files: get(filesAtom(key)),
      });
    }),
  );

  const orderAtom = boundedAtomFamily((key: string) => atom((get) => get(treeAtom(key)).order));

  const totalsAtom = boundedAtomFamily((key: string): Atom<ProgramTotals> =>
    distinctAtom((get) =>
      get(orderAtom(key))
        .map((id) => get(moduleTotalsAtom({ key, id })))
        .reduce(add, noTotals),
    ),
  );

  return {
    /** Sums of one module. */
    moduleTotalsAtom,
    /** Sums of the whole programme. */
    totalsAtom,
  };
}

/** The data of the rows in a tree, each with its own subscription: an edit notifies only the rows that it changes. */
export function createRows<Item extends ProgramItem, Fields extends ProgramFields>(
  state: TreeState<Item, Fields>,
) {
  const { treeAtom, factsIndexAtom } = state;
  const moduleAtom = boundedAtomFamily(({ key, id }: PartOf) =>
    atom((get): ProgramModule | null => get(treeAtom(key)).modules[id] ?? null),
  );

  const editedAtom = boundedAtomFamily(({ key, id }: PartOf) =>
    atom((get): ProgramLecture | null => get(treeAtom(key)).lectures[id] ?? null),
  );

  function rowOf(get: Getter, { key, id }: PartOf): LectureRow {
    const edited = get(editedAtom({ key, id }));
    if (edited?.isDraft) {
      const media = mediaOf(get, edited);
      const upload = uploadOf(get, edited, media.streamID);
      return {
        ...edited,
        ...media,
        status: 'ready',
        isChanged: false,
        imageId: coverOf(edited.taken),
        upload,
      };
    }
    const facts = readFacts(get, get(factsIndexAtom(key)), id);
    const known = facts === null || facts === 'missing' ? null : facts;
    const own: ProgramLecture = {
      ...blank,
      id,
      name: known?.name ?? '',
      description: known?.description ?? '',
      streamID: known?.streamID ?? null,
      durationSec: known?.durationSec ?? null,
    };
    const shown = edited ?? own;
    const media = mediaOf(get, shown);
    return {
      ...shown,
      ...media,
      status: facts === 'missing' ? 'missing' : facts === null && edited === null ? 'loading' : 'ready',
      isChanged: edited !== null,
      imageId: known?.imageId ?? null,
      upload: uploadOf(get, shown, media.streamID),
    };
  }

  const lectureAtom = boundedAtomFamily((part: PartOf): Atom<LectureRow> =>
    distinctAtom((get) => rowOf(get, part)),
  );

  const attachmentAtom = boundedAtomFamily(({ key, id }: PartOf) =>
    atom((get): ProgramAttachment | null => get(treeAtom(key)).attachments[id] ?? null),
  );

  /** Whether the file of a draft attachment was lost with the page, and must be chosen again. */
  const isLostAtom = boundedAtomFamily(({ key, id }: PartOf) =>
    atom((get) => get(attachmentAtom({ key, id }))?.isDraft === true && !hasFile(get, id)),
  );

  return {
    /** A module; null if there is none. */
    moduleAtom,
    /** What a row shows of a lecture, wherever it stands. */
    lectureAtom,
    /** An attachment; null if there is none. */
    attachmentAtom,
    isLostAtom,
    ...createTotals(state, moduleAtom),
  };
}
