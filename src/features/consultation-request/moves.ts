import { createElement } from 'react';
import { handled } from '#api/api-error.ts';
import {
  consultationRequestMoves,
  type ConsultationRequestStatus,
} from '#domain/consultation-request/rules.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import type { ConsultationRequestMove } from '#atoms/consultation-request/consultationRequests.ts';
import type { ContextAction } from '#atoms/ui/context-menu.ts';
import type { ToastRequest } from '#atoms/ui/toast.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import type { BulkAction } from '#features/kits/list/ListKit/types.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';
import { backOf, isKnownStatus, stepsOf, targets, verbOf, type Target } from './names.ts';

interface MoveDeps {
  /** Moves a request on the platform; told when it fails, unless it is quiet. */
  move: (move: ConsultationRequestMove) => Promise<void>;
  toast: (request: ToastRequest) => void;
  language: Language;
}

const look = (status: string, language: Language) => statusLook('request', status, language);
const glyphOf = (status: string, language: Language) =>
  createElement(Glyph, { name: look(status, language).glyph });

/** Whether the contract has this move; the step back aside. */
const leads = (status: string, target: Target) =>
  isKnownStatus(status) && consultationRequestMoves[status].includes(target);

/** The ways in which requests are moved: one from a menu, a panel or the board, and several at once. */
export function requestMoves({ move, toast, language }: MoveDeps) {
  const t = messages[language];

  /** Moves one. What ends it for the client can be taken back at once. */
  const go = async (
    { id, status, client }: ConsultationRequest,
    next: ConsultationRequestStatus,
  ): Promise<void> => {
    await move({ id, status: next });
    const told = { cancelled_author: t.cancelled, no_show: t.missed }[next as string];
    if (told === undefined || !isKnownStatus(status)) return;
    const action = { label: t.undo, run: () => void handled(move({ id, status })) };
    toast({ kind: 'success', description: told(client.name), action });
  };

  return {
    go,

    /** The status menu of a request: the moves of the contract, and the undo. */
    actions(request: ConsultationRequest): ContextAction[] {
      const steps = stepsOf(request).map((next): ContextAction => ({
        id: next,
        label: verbOf(next, language).verb,
        icon: glyphOf(next, language),
        run: () => void handled(go(request, next)),
      }));
      const back = backOf(request);
      if (back === null) return steps;
      return [
        ...steps,
        {
          id: 'back',
          label: t.back(look(back, language).label),
          icon: glyphOf(back, language),
          separated: steps.length > 0,
          run: () => void handled(go(request, back)),
        },
      ];
    },

    /** Status changes of several requests. Results are reported together. */
    bulk: targets.map((target): BulkAction<ConsultationRequest> => ({
      id: target,
      label: verbOf(target, language).verb,
      icon: glyphOf(target, language),
      applies: ({ status }) => leads(status, target),
      run: ({ id }) => move({ id, status: target, quiet: true }),
      undo: ({ id, status }) =>
        isKnownStatus(status) ? move({ id, status, quiet: true }) : Promise.resolve(),
      done: verbOf(target, language).done,
    })),
  };
}
