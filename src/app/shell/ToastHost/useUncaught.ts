import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { isApiError } from '#api/api-error.ts';
import { failureWords } from '#api/missing-code.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { CodeError } from '#lib/loading/codeError.ts';

/** Whether whoever gave a call up, or sent it, has said what there is to say. */
const isTold = (reason: unknown) =>
  isApiError(reason) || (reason instanceof DOMException && reason.name === 'AbortError');

/**
 * The last place that hears of a failure: what an author asked for ended, and nobody has said so. Code that did not come is no defect, and
 * stays out of the browser's console.
 */
export function useUncaught(): void {
  const showError = useSetAtom(showErrorAtom);
  const store = useStore();
  useEffect(() => {
    const tell = (reason: unknown) => {
      if (!isTold(reason)) showError(failureWords(reason, store.get(languageAtom)));
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      if (event.reason instanceof CodeError) event.preventDefault();
      tell(event.reason);
    };
    // What has no error is the browser's own word, as of a resize that took two rounds.
    const onError = (event: ErrorEvent) => event.error instanceof Error && tell(event.error);
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('error', onError);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
    };
  }, [showError, store]);
}
