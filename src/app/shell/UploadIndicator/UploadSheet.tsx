import { useAtomValue, useSetAtom } from 'jotai';
import styled from 'styled-components';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { pauseAllUploadsAtom, resumeAllUploadsAtom } from '#atoms/upload/uploads.ts';
import { Sheet } from '#components/feedback/Sheet/Sheet.tsx';
import { messages as panelMessages } from '#components/feedback/UploadPanel/messages.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { AllowFiles } from '#features/kits/media/UploadRows/AllowFiles.tsx';
import { UploadRows } from '#features/kits/media/UploadRows/UploadRows.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface UploadSheetProps {
  open: boolean;
  onClose: () => void;
}

/** All uploads in a sheet, for windows too small for the panel. */
export function UploadSheet({ open, onClose }: UploadSheetProps) {
  const t = useMessages(messages);
  const panel = useMessages(panelMessages);
  const { done, total, active, paused } = useAtomValue(uploadsSummaryAtom);
  const pauseAll = useSetAtom(pauseAllUploadsAtom);
  const resumeAll = useSetAtom(resumeAllUploadsAtom);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="bottom"
      label={panel.title}
      title={
        <>
          {panel.title} <Sum>{panel.of(done, total)}</Sum>
        </>
      }
    >
      <Rows>
        <UploadRows />
      </Rows>
      {active > 0 && <Note>{t.goesOn}</Note>}
      <AllowFiles />
      <Foot>
        {active > 0 ? (
          <Button size="large" onClick={pauseAll}>
            {t.pauseAll}
          </Button>
        ) : (
          paused > 0 && (
            <Button size="large" onClick={resumeAll}>
              {t.resumeAll}
            </Button>
          )
        )}
        <ButtonLink as={RouterLink} size="large" variant="quiet" href="/uploads" onClick={onClose}>
          {t.all}
        </ButtonLink>
      </Foot>
    </Sheet>
  );
}

const Sum = styled.span`
  color: ${color.ink2};
  font-weight: ${weight.regular};
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Note = styled.p`
  margin-top: ${space[5]};
  ${type.caption}
  color: ${color.ink2};
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  grid-auto-flow: column;
  gap: ${space[2]};
  margin-top: ${space[4]};
`;
