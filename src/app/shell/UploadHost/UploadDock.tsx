import { useAtom, useAtomValue } from 'jotai';
import { uploadPanelAtom } from '#atoms/ui/upload-panel.ts';
import { uploadsSummaryAtom } from '#atoms/uploads/entries.ts';
import { UploadPanel } from '#components/feedback/UploadPanel/UploadPanel.tsx';
import { UploadRows } from '#features/widgets/UploadRows/UploadRows.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { formatTimeLeft } from '#lib/transfer.ts';

/** The panel of uploads, docked. */
export function UploadDock() {
  const language = useLanguage();
  const [state, setState] = useAtom(uploadPanelAtom);
  const { total, done, active, secondsLeft } = useAtomValue(uploadsSummaryAtom);
  if (total === 0 || state === 'closed') return null;
  return (
    <UploadPanel
      done={done}
      total={total}
      timeLeft={secondsLeft === null ? undefined : formatTimeLeft(secondsLeft, language)}
      collapsed={state === 'collapsed'}
      onCollapsedChange={(collapsed) => setState(collapsed ? 'collapsed' : 'open')}
      onClose={active === 0 ? () => setState('closed') : undefined}
    >
      <UploadRows />
    </UploadPanel>
  );
}
