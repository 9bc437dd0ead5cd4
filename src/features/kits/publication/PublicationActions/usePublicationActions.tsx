import { useSetAtom } from 'jotai';
import { CircleMinus, Globe, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorWords, handled, isApiError } from '#api/api-error.ts';
import { allows, type PublicationAction } from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { publish, requestApproval, unpublish } from '#api/publication/requests.ts';
import {
  publishAtom,
  refreshPublicationAtom,
  requestApprovalAtom,
  unpublishAtom,
} from '#atoms/publication/actions.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import type { Entity } from '#atoms/pages.ts';
import type { BulkAction, BulkQuestion } from '#features/kits/list/ListKit/types.ts';
import { publicationLabel } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { formatMoney } from '#lib/number/money.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const icons: Record<Move, ReactNode> = {
  publish: <Globe {...icon} />,
  requestApproval: <SendHorizontal {...icon} />,
  unpublish: <CircleMinus {...icon} />,
};

/** What is done with a publication, its price aside. */
type Move = Exclude<PublicationAction, 'editCost'>;
const moves: Move[] = ['requestApproval', 'publish', 'unpublish'];
const requests = { publish, requestApproval, unpublish };

/** A row of a list whose things are published: as the lists of content make them. */
interface Published extends Entity {
  publication: Publication | undefined;
}

/** The platform refused a move, since the publication is in another status by now. */
class MovedMeanwhile extends Error {
  readonly status: string;

  constructor(status: string, cause: unknown) {
    super(`It is ${status} by now`, { cause });
    this.status = status;
  }
}

/** Why a move was refused, in words: the status that stands in the way, else what the platform says of its rule. */
function reasonOf(error: unknown, language: Language): string {
  const t = messages[language];
  if (error instanceof MovedMeanwhile) return t.movedMeanwhile(publicationLabel(error.status, language));
  if (!isApiError(error)) {
    logFailure('A publication was not moved', error);
  }
  return errorWords(error, language);
}

/** What takes a move back. */
const undos: Partial<Record<Move, Move>> = { publish: 'unpublish', unpublish: 'publish' };

const can =
  (move: Move) =>
  ({ publication }: Published) =>
    publication !== undefined && allows(publication.status, move);

/** What will be sold, and at which price. */
const askToPublish = (rows: readonly Published[], t: (typeof messages)['ru']): BulkQuestion => ({
  title: t.publishAsk(rows.length),
  text: t.publishText,
  lines: rows
    .flatMap(({ publication }) => publication ?? [])
    .map(({ id, title, visibility, costKopecks, oldCostKopecks }) => ({
      id,
      name: title,
      ...(visibility === 'link' && { note: t.byLink }),
      value: costKopecks === 0 ? t.free : formatMoney(costKopecks),
      ...(oldCostKopecks != null && { former: formatMoney(oldCostKopecks) }),
    })),
});

/** What an author can do with the publication of a row, and with those of several: for the menu and the bar of a list. */
export function usePublicationActions(): {
  actions: (row: Published) => ContextAction[];
  bulk: BulkAction<Published>[];
  /** Makes a move with one. A failure is told and thrown; what leaves the catalogue can be taken back. */
  go: (move: Move, id: string) => Promise<unknown>;
} {
  const t = useMessages(messages);
  const language = useLanguage();
  const showToast = useSetAtom(showToastAtom);
  const refresh = useSetAtom(refreshPublicationAtom);
  const sendForReview = useSetAtom(requestApprovalAtom);
  const putOn = useSetAtom(publishAtom);
  const takeOff = useSetAtom(unpublishAtom);

  const single: Record<Move, (id: string) => Promise<unknown>> = {
    requestApproval: sendForReview,
    async publish(id) {
      await putOn(id);
      const action = { label: t.undo, run: () => void handled(takeOff(id)) };
      showToast({ kind: 'success', description: t.publishDone, action });
    },
    async unpublish(id) {
      await takeOff(id);
      const action = { label: t.undo, run: () => void handled(putOn(id)) };
      showToast({ kind: 'success', description: t.unpublishDone, action });
    },
  };

  /** Failures are reported together, and it is read again either way: it may have moved meanwhile. */
  const oneOf =
    (move: Move) =>
    async ({ publication }: Published) => {
      if (publication === undefined) return;
      const { id } = publication;
      try {
        await requests[move](id);
      } catch (error) {
        const fresh = await handled(refresh(id));
        const moved = isApiError(error) && error.status === 422 && fresh && !allows(fresh.status, move);
        throw moved ? new MovedMeanwhile(fresh.status, error) : error;
      }
      await handled(refresh(id));
    };

  const labels = { publish: t.publish, requestApproval: t.requestApproval, unpublish: t.unpublish };
  const done = { publish: t.publishDone, requestApproval: t.requestApprovalDone, unpublish: t.unpublishDone };

  return {
    go: (move, id) => single[move](id),
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
    bulk: (['publish', 'requestApproval', 'unpublish'] as const).map((move) => {
      const back = undos[move];
      return {
        id: move,
        label: labels[move],
        icon: icons[move],
        applies: can(move),
        ...(move === 'publish' && { confirm: (rows: readonly Published[]) => askToPublish(rows, t) }),
        run: oneOf(move),
        ...(back && { undo: oneOf(back) }),
        done: done[move],
        reason: (error: unknown) => reasonOf(error, language),
      };
    }),
  };
}
