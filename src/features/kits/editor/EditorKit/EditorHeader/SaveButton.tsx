import styled, { css } from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import type { ButtonSize } from '#components/primitives/Button/Button.styles.ts';

interface SaveButtonProps {
  /** There is something to save. Without it the button looks off, yet takes the focus and presses. */
  ready: boolean;
  busy: boolean;
  size?: ButtonSize;
  /** Shows the keys that do the same. Without them the button is as narrow as its word. */
  withKeys?: boolean;
  /** What it says in place of «Сохранить». */
  word?: string | undefined;
  onClick: () => void;
}

/** The screen's one primary. It is never disabled: the focus stays on it through a save. */
export function SaveButton({
  ready,
  busy,
  size = 'regular',
  withKeys = false,
  word,
  onClick,
}: SaveButtonProps) {
  const t = useMessages(messages);
  return (
    <Save
      variant="primary"
      size={size}
      busy={busy}
      {...(withKeys && { keys: 'Ctrl S', busyText: t.saving })}
      onClick={onClick}
      $quiet={!ready && !busy}
    >
      {word ?? t.save}
    </Save>
  );
}

const Save = styled(Button)<{ $quiet: boolean }>`
  ${(p) =>
    p.$quiet &&
    css`
      &&,
      &&:hover {
        background: ${color.sunken};
        color: ${color.ink3};
      }

      && span {
        opacity: 1;
      }
    `}
`;
