import { useSetAtom } from 'jotai';
import { CircleMinus, Globe, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { handled } from '#api/api-error.ts';
import { allows, type PublicationAction } from '#api/publication/rules.ts';
import { publish, requestApproval, unpublish } from '#api/publication/requests.ts';
import type { LectureRow } from '#atoms/lectures/rows.ts';
import {
  publishAtom,
  refreshPublicationAtom,
  requestApprovalAtom,
  unpublishAtom,
} from '#atoms/publications/publications.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import type { BulkAction } from '#features/widgets/ListKit/types.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const icons: Record<Move, ReactNode> = {
  publish: <Globe {...icon} />,
  requestApproval: <SendHorizontal {...icon} />,
  unpublish: <CircleMinus {...icon} />,
};

type Move = Exclude<PublicationAction, 'editCost'>;
const moves: Move[] = ['requestApproval', 'publish', 'unpublish'];
const requests = { publish, requestApproval, unpublish };

/** What an author can do with a lecture of the list, and with several. */
export function useLectureActions(): {
  actions: (row: LectureRow) => ContextAction[];
  bulk: BulkAction<LectureRow>[];
} {
  const t = useMessages(messages);
  const showToast = useSetAtom(showToastAtom);
  const refresh = useSetAtom(refreshPublicationAtom);
  const sendForReview = useSetAtom(requestApprovalAtom);
  const putOn = useSetAtom(publishAtom);
  const takeOff = useSetAtom(unpublishAtom);

  const single: Record<Move, (id: string) => Promise<unknown>> = {
    requestApproval: sendForReview,
    publish: putOn,
    async unpublish(id) {
      await takeOff(id);
      const action = { label: t.undo, run: () => void handled(putOn(id)) };
      showToast({ kind: 'success', description: t.takenDown, action });
    },
  };

  /** Its failure is told with all the others, and it is read again either way: it may have moved meanwhile. */
  const oneOf =
    (move: Move) =>
    async ({ publication }: LectureRow) => {
      if (publication === undefined) return;
      try {
        await requests[move](publication.id);
      } finally {
        await handled(refresh(publication.id));
      }
    };

  const can =
    (move: Move) =>
    ({ publication }: LectureRow) =>
      publication !== undefined && allows(publication.status, move);

  const labels = { publish: t.publish, requestApproval: t.requestApproval, unpublish: t.unpublish };
  const done = { publish: t.publishDone, requestApproval: t.requestApprovalDone, unpublish: t.unpublishDone };

  return {
    actions: (row) =>
      moves
        .filter((move) => can(move)(row))
        .map((move, index) => ({
          id: move,
          label: labels[move],
          icon: icons[move],
          separated: index === 0,
          run: () => void handled(single[move](row.publication?.id ?? '')),
        })),
    bulk: (['publish', 'requestApproval', 'unpublish'] as const).map((move) => ({
      id: move,
      label: labels[move],
      icon: icons[move],
      applies: can(move),
      run: oneOf(move),
      ...(move === 'unpublish' && { undo: oneOf('publish') }),
      done: done[move],
    })),
  };
}
