import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { panelStands, uploadPanelAtom } from '#atoms/ui/upload-panel.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { uploadLimitAtom } from '#atoms/upload/limit.ts';
import { clearDoneUploadsAtom } from '#atoms/upload/uploads.ts';
import { UploadPanel } from '#components/feedback/UploadPanel/UploadPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { UploadLimit } from '#features/kits/media/UploadLimit/UploadLimit.tsx';
import { UploadNotice } from '#features/kits/media/UploadNotice/UploadNotice.tsx';
import { longFrom } from '#features/kits/media/UploadRows/long.ts';
import { AllowFiles } from '#features/kits/media/UploadRows/AllowFiles.tsx';
import { UploadRows } from '#features/kits/media/UploadRows/UploadRows.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatTimeLeft } from '#lib/file/transfer.ts';
import { useReservedHeight } from '#lib/hook/useReservedHeight.ts';
import { useTitlePrefix } from '#lib/hook/useTitle.ts';
import { dockRoom } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { useEndNotice } from './useEndNotice.ts';

/** The docked panel of uploads, their progress in the tab's title, and a system notification at their end. */
export function UploadDock() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const [state, setState] = useAtom(uploadPanelAtom);
  const clearDone = useSetAtom(clearDoneUploadsAtom);
  const { total, done, active, processing, failed, progress, secondsLeft } = useAtomValue(uploadsSummaryAtom);
  // Read wherever uploads are shown, so that the working tab hears of a choice made in another.
  const limited = useAtomValue(uploadLimitAtom) !== null;
  useTitlePrefix(active > 0 ? `${progress}\u00A0%` : null);
  useEndNotice(active, () => ({
    title: failed > 0 ? t.endedBadly : t.ended,
    body: failed > 0 ? t.failed(failed) : t.arrived(done),
  }));
  const panel = useReservedHeight(dockRoom, 24);
  const unfinished = total - done;
  const ended = unfinished === 0;
  const before = useRef(ended);
  // The panel's state belongs to the files that were uploading then. It does not change while the author has the focus in it.
  useEffect(() => {
    const changed = before.current !== ended;
    before.current = ended;
    if (!changed) return;
    const within = document.querySelector('[data-uploads]:is(:hover, :focus-within)') !== null;
    setState(ended && within ? 'open' : 'auto');
  }, [ended, setState]);
  // The screen of uploads shows all of this and more.
  if (total === 0 || !panelStands(state, unfinished) || pathname === '/uploads') return null;
  const allLink = (
    <ButtonLink as={RouterLink} variant="quiet" size="small" href="/uploads">
      {t.all}
    </ButtonLink>
  );
  return (
    <UploadPanel
      ref={panel}
      data-uploads
      done={done}
      total={total}
      timeLeft={secondsLeft === null ? undefined : formatTimeLeft(secondsLeft, language)}
      collapsed={state === 'collapsed'}
      onCollapsedChange={(collapsed) => setState(collapsed ? 'collapsed' : 'open')}
      onClose={active === 0 ? () => setState('closed') : undefined}
      long={total >= longFrom}
      foot={
        <>
          {allLink}
          <AllowFiles />
          {active > 0 && limited && <UploadLimit />}
          {active > 0 && <UploadNotice />}
          {active === 0 && done > processing && (
            <Button variant="quiet" size="small" onClick={clearDone}>
              {t.clearDone}
            </Button>
          )}
        </>
      }
    >
      <UploadRows />
    </UploadPanel>
  );
}
