import { Link2, MoreHorizontal, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { EditorStates, type EditorStatesProps } from './EditorStates.tsx';
import { messages } from './messages.ts';
import { SaveButton } from './SaveButton.tsx';

export interface EditorHeaderProps extends EditorStatesProps {
  /** The title as a line of type: a TitleField. */
  title: ReactNode;
  /** Where the states stand: under the title, or on the line of the tabs, which draws them then. */
  statesAt?: 'title' | 'tabs';
  /** There is something to save, and nothing more pressing on the screen. */
  canSave: boolean;
  onSave: () => void;
  /** Name of the menu: «Ещё действия с лекцией». */
  moreLabel: string;
  /** Commands of the kind's own, before those of every editor. */
  commands?: MenuItem[];
  /** Buttons before the menu: «Предпросмотр». */
  actions?: ReactNode;
  /** Copies the entity's address; absent while it has none. */
  onCopyLink?: () => void;
  /** Takes the edits back; absent while there are none. */
  onRevert?: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The head of the editor: the title as a line of type, what state all is in, and the one primary. */
export function EditorHeader({
  title,
  statesAt = 'title',
  canSave,
  onSave,
  moreLabel,
  commands = [],
  actions,
  onCopyLink,
  onRevert,
  ...states
}: EditorHeaderProps) {
  const t = useMessages(messages);
  const items = [...commands];
  if (onCopyLink !== undefined) {
    items.push({ id: 'link', label: t.copyLink, icon: <Link2 {...icon} />, onSelect: onCopyLink });
  }
  if (onRevert !== undefined) {
    items.push({ id: 'revert', label: t.revert, icon: <Undo2 {...icon} />, onSelect: onRevert });
  }
  return (
    <PageHeader
      title={title}
      meta={statesAt === 'title' ? <EditorStates {...states} /> : ''}
      actions={
        <>
          {actions}
          {items.length > 0 && (
            <Menu
              label={moreLabel}
              align="end"
              items={items}
              renderTrigger={(props) => (
                <IconButton {...props} label={moreLabel} icon={<MoreHorizontal {...icon} />} />
              )}
            />
          )}
          <Wide>
            <SaveButton ready={canSave} busy={states.saveState === 'saving'} withKeys onClick={onSave} />
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
