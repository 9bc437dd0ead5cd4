import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SaveState, type SaveStateProps } from '#components/feedback/SaveState/SaveState.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface EditorStatesProps {
  /** The entity's status. */
  status?: ReactNode;
  /** Whether the work is saved; `null` while there is nothing to say. */
  saveState: SaveStateProps['state'] | null;
  /** When it was saved: «12:04». */
  savedAt?: string;
  /** When the copy on this device was kept: «12:06». */
  keptAt?: string;
  /** Another tab of this browser has it open. */
  elsewhere?: boolean;
}

/** In what state an entity and the work on it are, in a line. */
export function EditorStates({ status, saveState, savedAt, keptAt, elsewhere = false }: EditorStatesProps) {
  const t = useMessages(messages);
  const unsaved = saveState === 'unsaved' || saveState === 'failed';
  const copy =
    unsaved && keptAt !== undefined ? (
      <>
        <Long>{t.kept}</Long>
        {keptAt}
      </>
    ) : undefined;
  return (
    <>
      <Told aria-live="polite">{status}</Told>
      {saveState !== null && <SaveState state={saveState} time={savedAt} note={copy} />}
      {elsewhere && <Elsewhere>{t.elsewhere}</Elsewhere>}
    </>
  );
}

/** A status may change by a step of the author, and by a moderator who has looked: who does not see it is told. */
const Told = styled.span`
  display: contents;
`;

const Long = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const Elsewhere = styled.span`
  color: ${color.ink3};
`;
