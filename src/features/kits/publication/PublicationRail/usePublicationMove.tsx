import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Closed } from '#domain/content/readiness.ts';
import { allows, type PublicationAction } from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import {
  publicationBusyAtom,
  publishAtom,
  requestApprovalAtom,
  unpublishAtom,
} from '#atoms/publication/actions.ts';
import { Failure } from '#components/feedback/Failure/Failure.tsx';
import { useAttempt } from '#features/kits/record/Attempt/useAttempt.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { Blockers, type Blocker } from './Blockers.tsx';
import { messages } from './messages.ts';
import * as S from './PublicationRail.styles.ts';
import { UnpublishDialog } from './UnpublishDialog.tsx';

type Move = Exclude<PublicationAction, 'editCost'>;
const moves: Move[] = ['requestApproval', 'publish', 'unpublish'];

/** Why a content comes to no review any more, or to no sale either. */
export interface ClosedWay {
  what: Closed;
  /** «Вебинар отменён» */
  why: string;
}

interface MoveOptions {
  /** `null` while there is none: it is a draft that is not made yet. */
  publication: Publication | null;
  /** Name of the content, for the questions asked. */
  name: string;
  blockers: Blocker[];
  closed?: ClosedWay | null;
  /** Saves unsaved edits. Returns the publication's id, or null if the save failed. */
  onPrepare: () => Promise<string | null>;
}

/** The one thing to do next with a publication. */
export interface PublicationMove {
  /** null where the author can do nothing: the platform's turn, an archived one, a status that is not known. */
  move: Move | null;
  label: string;
  busy: boolean;
  busyText: string;
  press: () => void;
  /** Why there is no way any more, what keeps it from review once that was tried, or how the try failed; nothing otherwise. */
  told: ReactNode;
  /** The question before it leaves the catalogue. */
  dialog: ReactNode;
}

/** Whether the way to review was tried while something is missing. */
function useTriedReview(blockers: readonly Blocker[]) {
  const [tried, setTried] = useState(false);
  // What was being read when a step began may be known to be missing once all is saved.
  const latest = useRef(blockers);
  useLayoutEffect(() => {
    latest.current = blockers;
  });
  return {
    tried,
    isBlocked: (action: Move): boolean => {
      const blocked = action === 'requestApproval' && latest.current.length > 0;
      setTried(blocked);
      return blocked;
    },
  };
}

/** The next step of a publication: what is missing is told, what is lost is asked about, and the rest is done. */
export function usePublicationMove({
  publication,
  name,
  blockers,
  closed = null,
  onPrepare,
}: MoveOptions): PublicationMove {
  const t = useMessages(messages);
  const status = publication?.status ?? 'draft';
  const allowed = moves.find((action) => allows(status, action)) ?? null;
  const hasEnded =
    closed !== null && (allowed === 'requestApproval' || (allowed === 'publish' && closed.what === 'sale'));
  const move = hasEnded ? null : allowed;
  const busyAction = useAtomValue(publicationBusyAtom(publication?.id ?? ''));
  const run = {
    requestApproval: useSetAtom(requestApprovalAtom),
    publish: useSetAtom(publishAtom),
    unpublish: useSetAtom(unpublishAtom),
  };
  const { failure, attempt } = useAttempt();
  const [preparing, setPreparing] = useState(false);
  const { tried, isBlocked } = useTriedReview(blockers);
  const [asking, setAsking] = useState(false);

  const start = async (action: Move) => {
    if (isBlocked(action)) return;
    setPreparing(true);
    const id = await onPrepare();
    setPreparing(false);
    if (id !== null && !isBlocked(action)) await attempt(() => run[action](id));
  };

  const unpublish = async () => {
    if (publication === null) return;
    const done = await attempt(async () => {
      await run.unpublish(publication.id);
      return true;
    });
    if (done) setAsking(false);
  };

  const busyTexts = {
    requestApproval: t.requestApprovalBusy,
    publish: t.publishBusy,
    unpublish: t.unpublishBusy,
  };
  return {
    move,
    label: move === null ? '' : t[move],
    busy: preparing || busyAction !== null,
    busyText: move === null ? '' : busyTexts[move],
    press() {
      if (move === 'unpublish') setAsking(true);
      else if (move !== null) void start(move);
    },
    told: hasEnded ? (
      <S.Hint>{(closed.what === 'sale' ? t.closedSale : t.closedReview)(closed.why)}</S.Hint>
    ) : tried && move === 'requestApproval' && blockers.length > 0 ? (
      <Blockers blockers={blockers} />
    ) : (
      failure !== null && !asking && <Failure>{failure}</Failure>
    ),
    dialog: asking && (
      <UnpublishDialog
        name={name}
        busy={busyAction === 'unpublish'}
        failure={failure}
        onConfirm={() => void unpublish()}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
