import styled from 'styled-components';
import type { SaveStep } from '#atoms/program/types.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Glyph, type GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';
import { saveMessages } from './saveMessages.ts';

const glyphs: Record<SaveStep['state'], GlyphName> = {
  waiting: 'draft',
  running: 'review',
  done: 'live',
  failed: 'failed',
  skipped: 'live',
};

/** Every step of a save, and how it went. */
export function SaveJournal({ steps, onClose }: { steps: readonly SaveStep[]; onClose: () => void }) {
  const t = useMessages(saveMessages);
  const language = useLanguage();
  const words = {
    waiting: t.waiting,
    running: t.running,
    done: t.done,
    failed: t.failedWord,
    skipped: t.skipped,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.journalTitle}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <List>
        {steps.map(({ id, kind, name, state, size, reason }) => (
          <Line key={id}>
            <Glyph name={glyphs[state]} />
            <Words>
              <span>{t[kind]}</span>
              <Note>
                {[name, size !== null && size > 0 && formatBytes(size, language), reason]
                  .filter(Boolean)
                  .join(' · ')}
              </Note>
            </Words>
            <Note>{words[state]}</Note>
          </Line>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
`;

const Line = styled.li`
  display: flex;
  gap: ${space[3]};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;
