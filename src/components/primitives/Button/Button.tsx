import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { space } from '#theme/tokens.ts';
import {
  Keys,
  textButton,
  type ButtonSize,
  type ButtonVariant,
  type TextButtonLook,
} from './Button.styles.ts';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one next step of a screen; `danger` stands in dialogs only. */
  variant?: ButtonVariant;
  /** 28, 32 or 44 px high. */
  size?: ButtonSize;
  /** A 16 px icon before the text. */
  icon?: ReactNode;
  /** Keys that do the same, shown after the text: «Ctrl S». */
  keys?: string;
  /** Work is under way: a ring stands before the text, presses do nothing, the focus stays. */
  busy?: boolean;
  /** The text while busy, as a verb: «Сохраняем…». Room for both is kept, so that the width never changes. */
  busyText?: string;
  /** Takes the whole width. */
  block?: boolean;
}

/** A button. Presses while `busy` are ignored, and the focus stays where it is. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  icon,
  keys,
  busy = false,
  busyText,
  block = false,
  type: buttonType = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const idle = (
    <>
      {icon}
      {children}
      {keys !== undefined && <Keys $variant={variant}>{keys}</Keys>}
    </>
  );
  return (
    <Root
      {...rest}
      type={buttonType}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      $variant={variant}
      $size={size}
      $icon={icon !== undefined || (busy && busyText === undefined)}
      $block={block}
    >
      {busyText !== undefined ? (
        <Frozen>
          <Face $shown={!busy}>{idle}</Face>
          <Face $shown={busy}>
            <Spinner size={14} />
            {busyText}
          </Face>
        </Frozen>
      ) : busy ? (
        <>
          <Spinner size={14} />
          {children}
        </>
      ) : (
        idle
      )}
    </Root>
  );
}

const Root = styled.button<TextButtonLook>`
  ${textButton}
`;

/** Both faces lie in one cell, so that the wider of them sets the width. */
const Frozen = styled.span`
  display: inline-grid;
`;

// A ring that nobody sees would still cost a frame after each frame.
const Face = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  visibility: ${(p) => (p.$shown ? 'visible' : 'hidden')};

  ${(p) =>
    !p.$shown &&
    css`
      & > * {
        animation: none;
      }
    `}
`;
