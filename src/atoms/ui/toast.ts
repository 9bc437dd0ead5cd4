import { atom } from 'jotai';
import { now } from '#lib/time/clock.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { onLeave } from '../session/private.ts';
import { languageAtom } from './language.ts';

/** The default duration of a toast, ms. */
export const toastDuration = 5000;

/** The duration of a toast with an action, ms. */
export const actionDuration = 8000;

/** Whether toasts close by themselves. In the workbench they stay, so that slow and fast machines show the same. */
export const toastsGoAtom = atom(true);

export type ToastKind = 'success' | 'error';

/** The action of a toast: «Отменить». */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** The current toast. Closed, it has no colour, title or description. */
export interface Toast {
  /** Incremented with every toast, to tell equal texts apart. */
  id: number;
  shown: boolean;
  kind: ToastKind | null;
  color: 'ok' | 'bad' | null;
  title: string;
  description: string;
  /** The platform's id of the failed request, for support; null if the platform is not at fault. */
  requestId: string | null;
  /** ms; null stays until it is closed. */
  duration: number | null;
  paused: boolean;
  action: ToastAction | null;
}

/** The parameters of a toast. */
export interface ToastRequest {
  kind: ToastKind;
  description: string;
  requestId?: string | null;
  /** «Успешно» or «Ошибка» by default. */
  title?: string;
  /** ms; 5000 by default, 8000 with an action, null stays. */
  duration?: number | null;
  action?: ToastAction;
}

const titles = defineMessages({
  ru: { success: 'Успешно', error: 'Ошибка' },
  en: { success: 'Success', error: 'Error' },
});

const hidden: Toast = {
  id: 0,
  shown: false,
  kind: null,
  color: null,
  title: '',
  description: '',
  requestId: null,
  duration: null,
  paused: false,
  action: null,
};

const shownAtom = atom(hidden);

/** Whether the author points at the toast or has the focus in it. A toast that replaces it is held as well. */
const heldAtom = atom(false);

/** A toast with an undo that an error has replaced, and until when it is valid, ms. */
const coveredAtom = atom<{ toast: Toast; until: number } | null>(null);

const lastIdAtom = atom(0);

/** The running timer and its remaining time, ms. */
const timerAtom = atom<{ handle: ReturnType<typeof setTimeout> | null; since: number; left: number }>({
  handle: null,
  since: 0,
  left: 0,
});

/** The toast on the screen. */
export const toastAtom = atom((get): Toast => {
  const toast = get(shownAtom);
  return { ...toast, paused: toast.shown && get(heldAtom) };
});

const stopTimerAtom = atom(null, (get, set) => {
  const { handle, since, left } = get(timerAtom);
  if (handle === null) return;
  clearTimeout(handle);
  set(timerAtom, { handle: null, since: 0, left: Math.max(0, left - (now() - since)) });
});

/** Starts the toast's timer, unless it stays or is held. */
const startTimerAtom = atom(null, (get, set, left: number) => {
  const runs = get(toastsGoAtom) && !get(heldAtom) && get(shownAtom).duration !== null;
  const handle = runs ? setTimeout(() => set(closeToastAtom), left) : null;
  set(timerAtom, { handle, since: now(), left });
});

const presentAtom = atom(null, (_get, set, toast: Toast, left: number) => {
  set(shownAtom, toast);
  set(startTimerAtom, left);
});

const says = (toast: Toast, other: Toast) =>
  toast.kind === other.kind &&
  toast.title === other.title &&
  toast.description === other.description &&
  toast.requestId === other.requestId;

/** An error must not cost the author an undo: the replaced toast returns for the rest of its time. */
const coverAtom = atom(null, (get, set, by: ToastKind) => {
  set(stopTimerAtom);
  const current = get(shownAtom);
  if (by === 'success') set(coveredAtom, null);
  else if (current.shown && current.action !== null) {
    const left = current.duration === null ? Infinity : get(timerAtom).left;
    set(coveredAtom, { toast: current, until: now() + left });
  }
});

/** Shows a toast in place of the current one, so that the last message counts. An identical toast only restarts its time. */
export const showToastAtom = atom(null, (get, set, request: ToastRequest) => {
  const { kind, description, requestId = null, action = null } = request;
  const { title = titles[get(languageAtom)][kind] } = request;
  const { duration = action === null ? toastDuration : actionDuration } = request;
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  const color = kind === 'success' ? 'ok' : 'bad';
  const toast: Toast = {
    id,
    shown: true,
    kind,
    color,
    title,
    description,
    requestId,
    duration,
    paused: false,
    action,
  };
  const current = get(shownAtom);
  if (current.shown && action === null && current.action === null && says(current, toast)) {
    set(stopTimerAtom);
    return set(startTimerAtom, current.duration ?? 0);
  }
  set(coverAtom, kind);
  set(presentAtom, toast, duration ?? 0);
});

/** Shows an error toast: «Ошибка» and what failed. */
export const showErrorAtom = atom(null, (_get, set, description: string) =>
  set(showToastAtom, { kind: 'error', description }),
);

/** Closes the current toast. A replaced one whose undo is still valid returns. */
export const closeToastAtom = atom(null, (get, set) => {
  set(stopTimerAtom);
  set(shownAtom, { ...hidden, id: get(shownAtom).id });
  const covered = get(coveredAtom);
  set(coveredAtom, null);
  const left = covered === null ? 0 : covered.until - now();
  if (covered !== null && left > 0) set(presentAtom, covered.toast, left);
});

/** Closes the toast of a screen that the author has left. */
export const endToastsAtom = atom(null, (_get, set) => {
  set(coveredAtom, null);
  set(closeToastAtom);
});

/** Pauses the timer while the author points at the toast or has the focus in it. */
export const pauseToastAtom = atom(null, (get, set) => {
  if (!get(shownAtom).shown || get(heldAtom)) return;
  set(stopTimerAtom);
  set(heldAtom, true);
});

/** Resumes the timer. */
export const resumeToastAtom = atom(null, (get, set) => {
  if (!get(heldAtom)) return;
  set(heldAtom, false);
  if (get(shownAtom).shown) set(startTimerAtom, get(timerAtom).left);
});

/** Runs the toast's action, and closes it. */
export const runToastActionAtom = atom(null, (get, set) => {
  const { action } = get(shownAtom);
  set(closeToastAtom);
  action?.run();
});

onLeave((_get, set) => {
  set(heldAtom, false);
  set(endToastsAtom);
});
