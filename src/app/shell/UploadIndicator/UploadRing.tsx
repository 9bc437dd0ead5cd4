import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { panelStands, uploadPanelAtom } from '#atoms/ui/upload-panel.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { media } from '#theme/media.ts';
import { bareButton, tabular } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type } from '#theme/tokens.ts';
import { lazyScreen } from '../../lazyScreen.tsx';
import { messages } from '../messages.ts';
import { UploadSaid } from './UploadSaid.tsx';

const UploadSheet = lazyScreen(
  () => import('./UploadSheet.tsx'),
  (module) => module.UploadSheet,
  { closes: ({ open, onClose }) => (open ? onClose : null) },
);

/** The ring in the top bar. It opens and folds the panel, or on a phone the sheet of uploads. */
export function UploadRing() {
  const t = useMessages(messages);
  const phone = usePhone();
  const [panel, setPanel] = useAtom(uploadPanelAtom);
  const [sheet, setSheet] = useState(false);
  const { total, done, active, failed, progress } = useAtomValue(uploadsSummaryAtom);
  if (total === 0) return null;

  const count = active || total;
  const press = () => {
    if (phone) setSheet(true);
    else if (panel === 'collapsed' || !panelStands(panel, total - done)) setPanel('open');
    else setPanel(done < total ? 'collapsed' : 'closed');
  };

  return (
    <>
      <Trigger type="button" aria-label={t.uploadsRing(count, Math.floor(progress))} onClick={press}>
        <ProgressRing value={progress} size={18} tone={failed > 0 ? 'dawn' : 'accent'} />
        <span>{count}</span>
      </Trigger>
      <UploadSaid />
      {phone && (
        <Suspense>
          <UploadSheet open={sheet} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}

const Trigger = styled.button`
  ${bareButton}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: ${control.regular};
  padding: 0 10px;
  border-radius: ${radius.control};
  color: ${color.ink2};
  ${type.body}
  transition: background ${motion.fast} ${motion.ease};

  &:hover {
    background: ${color.hover};
  }

  ${media.phone} {
    height: ${control.large};
  }
`;
