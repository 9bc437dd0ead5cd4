import { useStore } from 'jotai';
import { CircleMinus, Globe, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorWords, handled, isApiError } from '#api/api-error.ts';
import { allows } from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import type { Entity } from '#atoms/pages.ts';
import type { BulkAction, BulkQuestion } from '#features/kits/list/ListKit/types.ts';
import { publicationLabel } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { late } from '#lib/loading/late.ts';
import { formatMoney } from '#lib/number/money.ts';
import { messages } from './messages.ts';
import { MovedMeanwhile, undos, type Move } from './move.ts';

const moving = late(() => import('./publicationMoves.ts'));

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const icons: Record<Move, ReactNode> = {
  publish: <Globe {...icon} />,
  requestApproval: <SendHorizontal {...icon} />,
  unpublish: <CircleMinus {...icon} />,
};

const moves: Move[] = ['requestApproval', 'publish', 'unpublish'];

/** A row of a list whose things are published: as the lists of content make them. */
interface Published extends Entity {
  publication: Publication | undefined;
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
  const store = useStore();
  const go = async (move: Move, id: string) => {
    const { moveOne } = await moving.load();
    await moveOne(store, move, id, t);
  };
  const oneOf =
    (move: Move) =>
    async ({ publication }: Published) => {
      const { moveOneOf } = await moving.load();
      if (publication !== undefined) await moveOneOf(store, move, publication.id);
    };

  const labels = { publish: t.publish, requestApproval: t.requestApproval, unpublish: t.unpublish };
  const done = { publish: t.publishDone, requestApproval: t.requestApprovalDone, unpublish: t.unpublishDone };

  return {
    go,
    actions: (row) =>
      moves
        .filter((move) => can(move)(row))
        .map((move, index) => ({
          id: move,
          label: labels[move],
          icon: icons[move],
          separated: index === 0,
          run: () => void handled(go(move, row.publication?.id ?? '')),
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
