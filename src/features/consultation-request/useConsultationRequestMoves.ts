import { useSetAtom } from 'jotai';
import { setConsultationRequestStatusAtom } from '#atoms/consultation-request/consultationRequests.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { requestMoves } from './moves.ts';

/** The ways in which requests are moved here. */
export function useConsultationRequestMoves() {
  const move = useSetAtom(setConsultationRequestStatusAtom);
  const toast = useSetAtom(showToastAtom);
  return requestMoves({ move, toast, language: useLanguage() });
}
