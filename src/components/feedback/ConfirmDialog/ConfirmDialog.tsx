import { useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Root } from '#components/feedback/Dialog/Dialog.styles.ts';
import { ModalPage } from '#components/feedback/Dialog/ModalPage.ts';
import { Scroller } from '#components/feedback/Dialog/Scroller.tsx';
import { useModal } from '#components/feedback/Dialog/useModal.ts';
import { Failure } from '#components/feedback/Failure/Failure.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { media } from '#theme/media.ts';
import { color, control, space, weight } from '#theme/tokens.ts';

interface ConfirmDialogProps extends Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'title' | 'open' | 'children' | 'onCancel'
> {
  /** Whether it asks. */
  open: boolean;
  /** The question, with the name of the thing: «Удалить лекцию «Голос и диафрагма»?» */
  title: string;
  /** What is lost, each with a 16 px icon. */
  lost: { icon: ReactNode; text: ReactNode }[];
  /** What stays. */
  kept?: ReactNode[];
  /** A verb that says what happens: «Удалить навсегда». */
  confirmLabel: string;
  /** The safe way out: «Оставить». */
  cancelLabel: string;
  /** What the last try came to. */
  failure?: string | null;
  /** The deed is under way: the dialog stays until it has ended. */
  busy?: boolean;
  /** The verb while busy: «Удаляем…». */
  busyLabel?: string;
  /** The author has said yes. */
  onConfirm: () => void;
  /** The safe button, Esc or a press outside. */
  onCancel: () => void;
}

/** Asks before something that cannot be taken back, and names what is lost. The focus starts on the safe button. */
export function ConfirmDialog({
  open,
  title,
  lost,
  kept = [],
  confirmLabel,
  cancelLabel,
  failure = null,
  busy = false,
  busyLabel,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const modal = useModal({ open, onClose: onCancel, dismissable: !busy, initialFocusRef: safe });
  if (!open) return null;
  return (
    <Root
      {...rest}
      {...modal}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
      $width={360}
    >
      <ModalPage />
      <Panel>
        <Title id={`${id}-title`}>{title}</Title>
        <List id={`${id}-list`}>
          {lost.map(({ icon, text }, index) => (
            <Line key={index}>
              {icon}
              <span>{text}</span>
            </Line>
          ))}
          {kept.map((text, index) => (
            <Line key={`kept ${index}`} $kept>
              <Glyph name="ready" />
              <span>{text}</span>
            </Line>
          ))}
        </List>
        {failure !== null && <Failed>{failure}</Failed>}
        <Actions>
          <Button ref={safe} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" busy={busy} busyText={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Actions>
      </Panel>
    </Root>
  );
}

const Panel = styled(Scroller)`
  max-height: inherit;
  overflow-y: auto;
  padding: ${space[5]};

  ${media.phone} {
    padding: ${space[5]} ${space[4]} calc(${space[4]} + env(safe-area-inset-bottom));
  }
`;

const Title = styled.h2`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[3]} 0 ${space[5]};
`;

const Line = styled.li<{ $kept?: boolean }>`
  display: flex;
  gap: ${space[3]};
  color: ${(p) => (p.$kept ? color.ink2 : color.ink)};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.ink3};
  }
`;

const Failed = styled(Failure)`
  margin-bottom: ${space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};

  ${media.phone} {
    > button {
      flex: 1 1 auto;
      height: ${control.large};
    }
  }
`;
