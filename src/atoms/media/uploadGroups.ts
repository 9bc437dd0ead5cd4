import { distinctAtom } from '../distinctAtom.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { isOver, isStopped, isUnder, type UploadState } from '../upload/entries.ts';
import { uploadsAtom } from '../upload/uploads.ts';

/** What the screen of uploads is narrowed to: what runs or will, what waits for the author, what has arrived. */
export const uploadGroups = ['all', 'running', 'stopped', 'over'] as const;
export type UploadGroup = (typeof uploadGroups)[number];

const belongs: Record<UploadGroup, (upload: { state: UploadState }) => boolean> = {
  all: () => true,
  running: isUnder,
  stopped: isStopped,
  over: isOver,
};

/** The ids of a group, in the order of sending. It changes when one comes, goes or moves, and not with every byte. */
export const groupIdsAtom = boundedAtomFamily((group: UploadGroup) =>
  distinctAtom((get) =>
    get(uploadsAtom)
      .filter(belongs[group])
      .map(({ id }) => id),
  ),
);
