import { useSetAtom } from 'jotai';
import { setFulfillmentStatusAtom } from '#atoms/consultation-request/fulfillment.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { requestMoves } from './moves.ts';

/** The ways in which requests are moved here. */
export function useRequestMoves() {
  const move = useSetAtom(setFulfillmentStatusAtom);
  const toast = useSetAtom(showToastAtom);
  return requestMoves({ move, toast, language: useLanguage() });
}
