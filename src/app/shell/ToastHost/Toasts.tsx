import { useAtomValue, useSetAtom } from 'jotai';
import {
  closeToastAtom,
  pauseToastAtom,
  resumeToastAtom,
  runToastActionAtom,
  toastAtom,
} from '#atoms/ui/toast.ts';
import { Toast } from '#components/feedback/Toast/Toast.tsx';
import { ToastRegion } from '#components/feedback/ToastRegion/ToastRegion.tsx';

/** Shows the toast of the moment; it waits while the author points at it or has the focus in it. */
export function Toasts() {
  const toast = useAtomValue(toastAtom);
  const close = useSetAtom(closeToastAtom);
  const pause = useSetAtom(pauseToastAtom);
  const resume = useSetAtom(resumeToastAtom);
  const act = useSetAtom(runToastActionAtom);
  return (
    <ToastRegion onPause={pause} onResume={resume}>
      {toast.kind !== null && (
        <Toast
          key={toast.id}
          kind={toast.kind}
          title={toast.title}
          description={toast.description || undefined}
          action={toast.action === null ? undefined : { label: toast.action.label, onClick: act }}
          onClose={close}
        />
      )}
    </ToastRegion>
  );
}
