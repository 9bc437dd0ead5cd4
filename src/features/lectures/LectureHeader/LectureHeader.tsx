import { Link2, MoreHorizontal, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { SaveState, type SaveStateProps } from '#components/feedback/SaveState/SaveState.tsx';
import { TitleField } from '#components/forms/TitleField/TitleField.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { messages } from './messages.ts';
import { SaveButton } from './SaveButton.tsx';

export interface LectureHeaderProps {
  name: string;
  onName: (name: string) => void;
  /** What is wrong with the name. */
  problem?: string;
  /** The lecture's status. */
  status: ReactNode;
  /** Whether the work is saved; `null` while there is nothing to say. */
  saveState: SaveStateProps['state'] | null;
  /** When it was saved: «12:04». */
  savedAt?: string;
  /** When the copy on this device was kept: «12:06». */
  keptAt?: string;
  /** There is something to save, and nothing more pressing on the screen. */
  canSave: boolean;
  onSave: () => void;
  /** Copies the lecture's address; absent while it has none. */
  onCopyLink?: () => void;
  /** Takes the edits back; absent while there are none. */
  onRevert?: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The head of the editor: the title as a line of type, what state all is in, and the one primary. */
export function LectureHeader({
  name,
  onName,
  problem,
  status,
  saveState,
  savedAt,
  keptAt,
  canSave,
  onSave,
  onCopyLink,
  onRevert,
}: LectureHeaderProps) {
  const t = useMessages(messages);
  const note =
    (saveState === 'unsaved' || saveState === 'failed') && keptAt !== undefined ? (
      <>
        <Long>{t.kept}</Long>
        {keptAt}
      </>
    ) : undefined;
  const commands: MenuItem[] = [];
  if (onCopyLink !== undefined) {
    commands.push({ id: 'link', label: t.copyLink, icon: <Link2 {...icon} />, onSelect: onCopyLink });
  }
  if (onRevert !== undefined) {
    commands.push({ id: 'revert', label: t.revert, icon: <Undo2 {...icon} />, onSelect: onRevert });
  }
  return (
    <PageHeader
      title={
        <TitleField
          data-field="name"
          label={t.name}
          placeholder={t.placeholder}
          value={name}
          onChange={onName}
          max={120}
          softMax={60}
          error={problem}
        />
      }
      meta={
        <>
          {status}
          {saveState !== null && <SaveState state={saveState} time={savedAt} note={note} />}
        </>
      }
      actions={
        <>
          {commands.length > 0 && (
            <Menu
              label={t.more}
              align="end"
              items={commands}
              renderTrigger={(props) => (
                <IconButton {...props} label={t.more} icon={<MoreHorizontal {...icon} />} />
              )}
            />
          )}
          <Wide>
            <SaveButton ready={canSave} busy={saveState === 'saving'} withKeys onClick={onSave} />
          </Wide>
        </>
      }
    />
  );
}

/** On a phone the bar at the foot has the button. */
const Wide = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;

const Long = styled.span`
  ${media.phone} {
    display: none;
  }
`;
