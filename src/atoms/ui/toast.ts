import { atom } from 'jotai';
import { now } from '#lib/clock.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { onLeave } from '../session/private.ts';
import { languageAtom } from './language.ts';

/** How long a toast stays, ms. */
export const toastDuration = 5000;

/** How long a toast that offers an action stays, ms. */
export const actionDuration = 8000;

/** Whether toasts go by themselves. In the workbench they stay, so that a slow machine sees what a fast one does. */
export const toastsGoAtom = atom(true);

export type ToastKind = 'success' | 'error';

/** What a toast offers to do: «Отменить». */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** The toast on the screen. Closed, it holds no colour, title or description. */
export interface Toast {
  /** Grows with every toast, so that a new one with the same words is told from the old one. */
  id: number;
  shown: boolean;
  kind: ToastKind | null;
  color: 'ok' | 'bad' | null;
  title: string;
  description: string;
  /** ms; null stays until it is closed. */
  duration: number | null;
  paused: boolean;
  action: ToastAction | null;
}

/** What an intent says. */
export interface ToastRequest {
  kind: ToastKind;
  description: string;
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
  duration: null,
  paused: false,
  action: null,
};

const shownAtom = atom(hidden);

/** Toasts that wait for the one on the screen to go, first come first shown. */
const waitingAtom = atom<Toast[]>([]);

const lastIdAtom = atom(0);

/** The running timer and what is left of it, ms. */
const timerAtom = atom<{ handle: ReturnType<typeof setTimeout> | null; since: number; left: number }>({
  handle: null,
  since: 0,
  left: 0,
});

/** The toast on the screen. */
export const toastAtom = atom((get) => get(shownAtom));

const stopTimerAtom = atom(null, (get, set) => {
  const { handle, since, left } = get(timerAtom);
  if (handle === null) return;
  clearTimeout(handle);
  set(timerAtom, { handle: null, since: 0, left: Math.max(0, left - (now() - since)) });
});

const startTimerAtom = atom(null, (get, set, left: number) => {
  if (!get(toastsGoAtom)) return;
  const handle = setTimeout(() => set(closeToastAtom), left);
  set(timerAtom, { handle, since: now(), left });
});

const presentAtom = atom(null, (_get, set, toast: Toast) => {
  set(shownAtom, toast);
  if (toast.duration !== null) set(startTimerAtom, toast.duration);
});

const says = (toast: Toast, other: Toast) =>
  toast.kind === other.kind && toast.title === other.title && toast.description === other.description;

/**
 * Shows a toast, or lets it wait for the one on the screen. One that says what is being said already only starts
 * its time again; one that waits already does not wait twice.
 */
export const showToastAtom = atom(null, (get, set, request: ToastRequest) => {
  const { kind, description, action = null } = request;
  const { title = titles[get(languageAtom)][kind] } = request;
  const { duration = action === null ? toastDuration : actionDuration } = request;
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  const color = kind === 'success' ? 'ok' : 'bad';
  const toast = {
    id,
    shown: true,
    kind,
    color,
    title,
    description,
    duration,
    paused: false,
    action,
  } as const;
  const current = get(shownAtom);
  if (!current.shown) return set(presentAtom, toast);
  if (action === null && current.action === null && says(current, toast)) {
    if (current.paused || current.duration === null) return;
    set(stopTimerAtom);
    return set(startTimerAtom, current.duration);
  }
  const waiting = get(waitingAtom);
  if (action !== null || !waiting.some((other) => says(other, toast))) set(waitingAtom, [...waiting, toast]);
});

/** Shows an error toast: «Ошибка» and what failed. */
export const showErrorAtom = atom(null, (_get, set, description: string) =>
  set(showToastAtom, { kind: 'error', description }),
);

/** Closes the toast on the screen and shows the next that waits. */
export const closeToastAtom = atom(null, (get, set) => {
  set(stopTimerAtom);
  set(shownAtom, { ...hidden, id: get(shownAtom).id });
  const [next, ...rest] = get(waitingAtom);
  if (next === undefined) return;
  set(waitingAtom, rest);
  set(presentAtom, next);
});

/** Stops the time of the toast while the author points at it or has the focus in it. */
export const pauseToastAtom = atom(null, (get, set) => {
  const toast = get(shownAtom);
  if (!toast.shown || toast.paused) return;
  set(stopTimerAtom);
  set(shownAtom, { ...toast, paused: true });
});

/** Lets the time of the toast run on from where it was stopped. */
export const resumeToastAtom = atom(null, (get, set) => {
  const toast = get(shownAtom);
  if (!toast.shown || !toast.paused) return;
  set(shownAtom, { ...toast, paused: false });
  if (toast.duration !== null) set(startTimerAtom, get(timerAtom).left);
});

/** Does what the toast offers, and closes it. */
export const runToastActionAtom = atom(null, (get, set) => {
  const { action } = get(shownAtom);
  set(closeToastAtom);
  action?.run();
});

onLeave((_get, set) => {
  set(waitingAtom, []);
  set(closeToastAtom);
});
