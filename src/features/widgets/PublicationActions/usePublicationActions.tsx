import { useSetAtom } from 'jotai';
import { CircleMinus, Globe, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { handled } from '#api/api-error.ts';
import { allows, type PublicationAction } from '#api/publication/rules.ts';
import type { Publication } from '#api/publication/schema.ts';
import { publish, requestApproval, unpublish } from '#api/publication/requests.ts';
import {
  publishAtom,
  refreshPublicationAtom,
  requestApprovalAtom,
  unpublishAtom,
} from '#atoms/publications/publications.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import type { Entity } from '#atoms/pages.ts';
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

/** A row of a list whose things are published: as the lists of content make them. */
interface Published extends Entity {
  publication: Publication | undefined;
}

/** What an author can do with the publication of a row, and with those of several: for the menu and the bar of a list. */
export function usePublicationActions(): {
  actions: (row: Published) => ContextAction[];
  bulk: BulkAction<Published>[];
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
      showToast({ kind: 'success', description: t.unpublishDone, action });
    },
  };

  /** Its failure is told with all the others, and it is read again either way: it may have moved meanwhile. */
  const oneOf =
    (move: Move) =>
    async ({ publication }: Published) => {
      if (publication === undefined) return;
      try {
        await requests[move](publication.id);
      } finally {
        await handled(refresh(publication.id));
      }
    };

  const can =
    (move: Move) =>
    ({ publication }: Published) =>
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
