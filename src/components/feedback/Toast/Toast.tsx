import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

type ToastKind = 'success' | 'error';

interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** An error is announced at once, a success when the reader pauses. */
  kind: ToastKind;
  /** How it went, in a word: «Ошибка». */
  title: string;
  /** What happened, after the title. */
  description?: string;
  /** What the platform names the failed request by: «Код обращения: …», for a letter to its keepers. */
  requestId?: string | null;
  /** The one thing to do about it: «Повторить», «Отменить». */
  action?: { label: string; onClick: () => void };
  /** The cross was pressed. */
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
  requestId = null,
  action,
  onClose,
  ring,
  shown = true,
  ...rest
}: ToastProps) {
  const t = useMessages(messages);
  return (
    <Card {...rest} role={kind === 'error' ? 'alert' : 'status'} $kind={kind} $shown={shown}>
      <Mark>
        {ring === undefined ? (
          <Glyph name={kind === 'error' ? 'failed' : 'live'} />
        ) : (
          <ProgressRing value={ring} size={16} tone="dawn" />
        )}
      </Mark>
      <Words>
        {description === undefined ? title : <Title>{title}</Title>} <span>{description}</span>{' '}
        {requestId !== null && <Id>{t.requestId(requestId)}</Id>}
      </Words>
      {action !== undefined && (
        <>
          <VisuallyHidden>{t.way}</VisuallyHidden>
          <Action type="button" onClick={action.onClick}>
            {action.label}
          </Action>
        </>
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

/** It lies in the page and covers nothing, so it has a ground and no shadow. Two lines of words fit into the bar of the console. */
const Card = styled.div<{ $kind: ToastKind; $shown: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  background: ${(p) => (p.$kind === 'error' ? color.badTint : color.okTint)};
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
  display: flex;
  flex: none;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: 2px 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  margin-right: 2px;
  font-weight: ${weight.strong};
`;

/** Taken whole by one press, to be copied. */
const Id = styled.span`
  display: inline-block;
  color: ${color.ink2};
  user-select: all;
`;

const Action = styled.button`
  ${bareButton}
  position: relative;
  ${hitArea}
  flex: none;
  margin: 0 ${space[2]};
  border-radius: ${radius.thumb};
  color: ${color.accentText};
  font-weight: ${weight.strong};

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** Lower than the lines beside it: it never makes the card taller. */
const Close = styled(IconButton)`
  flex: none;
`;
