import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  closeToastAtom,
  endToastsAtom,
  pauseToastAtom,
  resumeToastAtom,
  runToastActionAtom,
  toastAtom,
} from '#atoms/ui/toast.ts';
import { Toast } from '#components/feedback/Toast/Toast.tsx';
import { ToastRegion } from '#components/feedback/ToastRegion/ToastRegion.tsx';
import { Arrival } from './Arrival.tsx';
import { useUncaught } from './useUncaught.ts';

/** Says what happens to who does not see it, and shows the toast of the moment, on the screen that it belongs to; it waits while the author points at it or has the focus in it. */
export function Toasts() {
  const toast = useAtomValue(toastAtom);
  const close = useSetAtom(closeToastAtom);
  const pause = useSetAtom(pauseToastAtom);
  const resume = useSetAtom(resumeToastAtom);
  const act = useSetAtom(runToastActionAtom);
  useEndWithScreen();
  useUncaught();
  return (
    <>
      <ToastRegion onPause={pause} onResume={resume}>
        {toast.kind !== null && (
          <Toast
            key={toast.id}
            kind={toast.kind}
            title={toast.title}
            description={toast.description || undefined}
            requestId={toast.requestId}
            action={toast.action === null ? undefined : { label: toast.action.label, onClick: act }}
            onClose={close}
          />
        )}
      </ToastRegion>
      <Arrival />
    </>
  );
}

/** A toast of one screen is not shown on the next, unless the screen has redirected there itself. */
function useEndWithScreen() {
  const { pathname } = useLocation();
  const gaveWay = useNavigationType() === 'REPLACE';
  const end = useSetAtom(endToastsAtom);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname && !gaveWay) end();
    before.current = pathname;
  }, [pathname, gaveWay, end]);
}
