import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { isApiError } from '#api/api-error.ts';
import { failureWords } from '#api/missing-code.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { CodeError } from '#lib/loading/codeError.ts';

/** Whether the code that cancelled or sent a call has told the author already. */
const isTold = (reason: unknown) =>
  isApiError(reason) || (reason instanceof DOMException && reason.name === 'AbortError');

/**
 * The last handler of unhandled failures: something that the author asked for failed, and nobody has said so. Code that did not arrive is not a bug,
 * and is kept out of the browser's console.
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
    // An event without an error is the browser's own warning, for example about a resize loop.
    const onError = (event: ErrorEvent) => event.error instanceof Error && tell(event.error);
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('error', onError);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
    };
  }, [showError, store]);
}
