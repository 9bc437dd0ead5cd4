import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export type ToastKind = 'success' | 'error';

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** An error is announced at once, a success when the reader pauses. */
  kind: ToastKind;
  title: string;
  /** Without it the title and the action share one line. */
  description?: string;
  /** The one thing to do about it: «Повторить», «Отменить». */
  action?: { label: string; onClick: () => void };
  onClose: () => void;
  /** How much time is left to act, 0–100: a ring in place of the mark. */
  ring?: number;
  /** Goes from true to false to leave within 250 ms; take the toast away after that. */
  shown?: boolean;
}

/** A notification. When it goes by itself is for its owner to decide; see ToastRegion. */
export function Toast({
  kind,
  title,
  description,
  action,
  onClose,
  ring,
  shown = true,
  ...rest
}: ToastProps) {
  const t = useMessages(messages);
  const button = action !== undefined && (
    <Action type="button" onClick={action.onClick} $inline={description === undefined}>
      {action.label}
    </Action>
  );
  return (
    <Card {...rest} role={kind === 'error' ? 'alert' : 'status'} $shown={shown}>
      <Mark>
        {ring === undefined ? (
          <Glyph name={kind === 'error' ? 'failed' : 'live'} />
        ) : (
          <ProgressRing value={ring} size={16} tone="dawn" />
        )}
      </Mark>
      {description === undefined ? (
        <>
          <Words>{title}</Words>
          {button}
        </>
      ) : (
        <Words>
          <Title>{title}</Title>
          <Description>{description}</Description>
          {button}
        </Words>
      )}
      <Close
        data-toast-close
        label={t.close}
        size="small"
        icon={<X size={16} strokeWidth={1.5} aria-hidden />}
        onClick={onClose}
      />
    </Card>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Card = styled.div<{ $shown: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  width: 100%;
  padding: 14px ${space[2]} 14px ${space[4]};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  color: ${color.ink};
  ${type.body}
  animation: ${enter} ${motion.toast} ${motion.ease};
  opacity: ${(p) => (p.$shown ? 1 : 0)};
  visibility: ${(p) => (p.$shown ? 'visible' : 'hidden')};
  transform: ${(p) => (p.$shown ? 'none' : 'translateY(-8px)')};
  transition:
    opacity ${motion.toast} ${motion.ease},
    transform ${motion.toast} ${motion.ease},
    visibility ${motion.toast};
`;

const Mark = styled.span`
  flex: none;
  margin-top: 2px;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.div`
  font-weight: ${weight.strong};
`;

const Description = styled.div`
  color: ${color.ink2};
`;

const Action = styled.button<{ $inline: boolean }>`
  ${bareButton}
  position: relative;
  ${hitArea}
  flex: none;
  display: block;
  margin-top: ${(p) => (p.$inline ? '0' : '6px')};
  border-radius: ${radius.thumb};
  color: ${(p) => (p.$inline ? color.ink : color.accentText)};
  font-weight: ${weight.strong};

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** Taller than its line: the card keeps its height. */
const Close = styled(IconButton)`
  margin: -4px 0;
`;
