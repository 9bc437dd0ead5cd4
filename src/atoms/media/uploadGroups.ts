import { distinctAtom } from '../distinctAtom.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { isOver, isStopped, isUnder, type UploadState } from '../upload/entries.ts';
import { uploadsAtom } from '../upload/uploads.ts';

/** The filter of the uploads screen: running or waiting, needing the author, arrived. */
export const uploadGroups = ['all', 'running', 'stopped', 'over'] as const;
export type UploadGroup = (typeof uploadGroups)[number];

const belongs: Record<UploadGroup, (upload: { state: UploadState }) => boolean> = {
  all: () => true,
  running: isUnder,
  stopped: isStopped,
  over: isOver,
};

/** The ids of a group, in the order of sending. It changes when an upload is added, removed or moved, but not with its progress. */
export const groupIdsAtom = boundedAtomFamily((group: UploadGroup) =>
  distinctAtom((get) =>
    get(uploadsAtom)
      .filter(belongs[group])
      .map(({ id }) => id),
  ),
);
