import { useAtomValue, useSetAtom } from 'jotai';
import { CloudUpload, Ellipsis, FolderUp, ListX, Pause, Play, RotateCcw, X } from 'lucide-react';
import styled from 'styled-components';
import { cancelWithWayBackAtom } from '#atoms/media/cancelUpload.ts';
import { groupIdsAtom } from '#atoms/media/uploadGroups.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import {
  clearDoneUploadsAtom,
  pauseAllUploadsAtom,
  resumeAllUploadsAtom,
  retryAllUploadsAtom,
} from '#atoms/upload/uploads.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { ChooseFiles } from '#features/kits/media/FileIntake/ChooseFiles.tsx';
import { AllowFiles } from '#features/kits/media/UploadRows/AllowFiles.tsx';
import { UploadLimit } from '#features/kits/media/UploadLimit/UploadLimit.tsx';
import { UploadNotice } from '#features/kits/media/UploadNotice/UploadNotice.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { formatShare, formatSpeed, formatTimeLeft } from '#lib/file/transfer.ts';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What stops all that is on its way, or lets it go on. */
function useWhole() {
  const t = useMessages(messages);
  const { active, paused } = useAtomValue(uploadsSummaryAtom);
  const pauseAll = useSetAtom(pauseAllUploadsAtom);
  const resumeAll = useSetAtom(resumeAllUploadsAtom);
  if (active > 0) return { id: 'pause', label: t.pauseAll, icon: <Pause {...icon} />, onSelect: pauseAll };
  if (paused > 0) return { id: 'resume', label: t.resumeAll, icon: <Play {...icon} />, onSelect: resumeAll };
  return null;
}

/** How all of it stands in one line, and what can be done with all. Of no uploads it says nothing, and offers the limit alone. */
export function UploadsHead() {
  const t = useMessages(messages);
  const { total, done, processing, failed } = useAtomValue(uploadsSummaryAtom);
  const running = useAtomValue(groupIdsAtom('running'));
  const stopped = useAtomValue(groupIdsAtom('stopped'));
  const retryAll = useSetAtom(retryAllUploadsAtom);
  const clearDone = useSetAtom(clearDoneUploadsAtom);
  const cancel = useSetAtom(cancelWithWayBackAtom);
  const phone = usePhone();
  const unfinished = [...running, ...stopped];

  const whole = useWhole();

  const items = (folder: (() => void) | undefined): MenuItem[] => [
    ...(phone && whole ? [whole] : []),
    ...(folder
      ? [{ id: 'folder', label: t.chooseFolder, icon: <FolderUp {...icon} />, onSelect: folder } as const]
      : []),
    {
      id: 'retry',
      label: t.retryAll,
      icon: <RotateCcw {...icon} />,
      disabled: failed === 0,
      onSelect: retryAll,
    },
    {
      id: 'clear',
      label: t.clearDone,
      icon: <ListX {...icon} />,
      disabled: done === processing,
      onSelect: clearDone,
    },
    'separator',
    {
      id: 'cancel',
      label: t.cancelAll,
      icon: <X {...icon} />,
      disabled: unfinished.length === 0,
      onSelect: () => cancel(unfinished),
    },
  ];

  return (
    <>
      <ChooseFiles>
        {(choose) => (
          <PageHeader
            title={t.title}
            count={total === 0 ? undefined : groupDigits(total)}
            actions={
              total > 0 && (
                <>
                  {phone && <Choose onPress={choose.files} />}
                  {!phone && whole && (
                    <Button icon={whole.icon} onClick={whole.onSelect}>
                      {whole.label}
                    </Button>
                  )}
                  <Menu
                    label={t.actions}
                    align="end"
                    items={items(choose.folder)}
                    renderTrigger={(trigger) => (
                      <IconButton {...trigger} label={t.actions} icon={<Ellipsis {...icon} />} />
                    )}
                  />
                  {!phone && <Choose onPress={choose.files} />}
                </>
              )
            }
          />
        )}
      </ChooseFiles>
      <HeadFacts />
    </>
  );
}

/** The one thing to do, which begins the line on a phone. */
function Choose({ onPress }: { onPress: () => void }) {
  const t = useMessages(messages);
  return (
    <Button variant="primary" icon={<CloudUpload {...icon} />} onClick={onPress}>
      {t.choose}
    </Button>
  );
}

/** How much is left, how fast it goes and for how long, in one line. */
function HeadFacts() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { active, sentBytes, totalBytes, speed, secondsLeft } = useAtomValue(uploadsSummaryAtom);
  const facts = [
    ...(active > 0 || sentBytes < totalBytes ? [t.left(formatShare(sentBytes, totalBytes, language))] : []),
    ...(speed === null ? [] : [formatSpeed(speed, language)]),
    ...(secondsLeft === null ? [] : [formatTimeLeft(secondsLeft, language)]),
  ];
  return (
    <Facts>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      <UploadLimit />
      {active > 0 && <UploadNotice />}
      <AllowFiles />
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-height: 28px;
  margin: -${space[4]} 0 ${space[3]};
  color: ${color.ink2};
  ${type.body}
  ${tabular}
  /* Its words stand below the title's, and its ground outside. */
  > button:first-child {
    margin-left: -${space[2]};
  }

  ${media.phone} {
    > span {
      flex-basis: 100%;
    }

    > span + button {
      margin-left: -${space[2]};
    }
  }
`;
