import {
  consultationRequestMoves,
  consultationRequestStatuses,
  stepBack,
  type ConsultationRequestStatus,
} from '#domain/consultation-request/rules.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

/** The texts of a status change: the action, and the messages during and after it. */
const verbs = defineMessages({
  ru: {
    confirmed: 'Подтвердить',
    in_progress: 'Начать',
    done: 'Завершить',
    rescheduled: 'Перенести',
    no_show: 'Клиент не\u00A0пришёл',
    cancelled_author: 'Отменить',
    confirmedBusy: 'Подтверждаем…',
    in_progressBusy: 'Начинаем…',
    doneBusy: 'Завершаем…',
    rescheduledBusy: 'Переносим…',
    no_showBusy: 'Отмечаем…',
    cancelled_authorBusy: 'Отменяем…',
    confirmedDone: 'Подтверждено',
    in_progressDone: 'Начато',
    doneDone: 'Завершено',
    rescheduledDone: 'Перенесено',
    no_showDone: 'Отмечено неявок',
    cancelled_authorDone: 'Отменено',
  },
  en: {
    confirmed: 'Confirm',
    in_progress: 'Begin',
    done: 'Complete',
    rescheduled: 'Reschedule',
    no_show: 'The client did not come',
    cancelled_author: 'Cancel',
    confirmedBusy: 'Confirming…',
    in_progressBusy: 'Beginning…',
    doneBusy: 'Completing…',
    rescheduledBusy: 'Rescheduling…',
    no_showBusy: 'Marking…',
    cancelled_authorBusy: 'Cancelling…',
    confirmedDone: 'Confirmed',
    in_progressDone: 'Begun',
    doneDone: 'Completed',
    rescheduledDone: 'Rescheduled',
    no_showDone: 'Marked as no-show',
    cancelled_authorDone: 'Cancelled',
  },
});

/** Statuses that the author moves requests to. */
export const targets = [
  'confirmed',
  'in_progress',
  'done',
  'rescheduled',
  'no_show',
  'cancelled_author',
] as const;
export type Target = (typeof targets)[number];

/** The action that leads a request to a status: «Подтвердить», «Подтверждаем…», «Подтверждено». */
export function verbOf(target: Target, language: Language): { verb: string; busy: string; done: string } {
  const t = verbs[language];
  return { verb: t[target], busy: t[`${target}Busy`], done: t[`${target}Done`] };
}

/** Columns of statuses that something is left to do about. */
export const openStatuses: readonly ConsultationRequestStatus[] = [
  'new',
  'confirmed',
  'in_progress',
  'rescheduled',
];

export const isKnownStatus = (status: string): status is ConsultationRequestStatus =>
  consultationRequestStatuses.some((known) => known === status);

const isTarget = (status: string): status is Target => targets.some((target) => target === status);

/** The next steps of a request by the contract, the one that leads on first. */
export const stepsOf = ({ status }: Pick<ConsultationRequest, 'status'>): Target[] =>
  isKnownStatus(status) ? consultationRequestMoves[status].filter(isTarget) : [];

/** Where one step back leads, or null. */
export const backOf = ({ status, history }: Pick<ConsultationRequest, 'status' | 'history'>) =>
  stepBack(status, history);
