import { useAtomValue } from 'jotai';
import { mediaLookAtom } from '#atoms/media/looks.ts';
import { MediaAdvice } from './MediaAdvice.tsx';

interface MediaLookProps {
  /** The upload whose file was looked at, with `lookAtMediaAtom`, when it was chosen. */
  uploadId: string;
}

/** What was learnt of a recording on this device, while it is sent and after. Nothing where it was not looked at on this page. */
export function MediaLook({ uploadId }: MediaLookProps) {
  const state = useAtomValue(mediaLookAtom(uploadId));
  return state && <MediaAdvice {...state} />;
}
