import { FolderInput } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Kbd } from '#components/primitives/Kbd/Kbd.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, layer, radius, shadow, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface TreeWordsProps {
  /** Where a drag would drop now. */
  target: ReactNode;
  /** Where rows were just moved with keys: told to screen readers only. */
  said: ReactNode;
}

/** The target of a drag in words, over the foot of the window. */
export function TreeWords({ target, said }: TreeWordsProps) {
  const t = useMessages(messages);
  const shown = target !== null;
  return (
    <Place>
      <Card $shown={shown}>
        <Target role="status">
          {shown ? (
            <>
              <FolderInput size={16} strokeWidth={1.5} aria-hidden />
              <span>{target}</span>
            </>
          ) : (
            <VisuallyHidden>{said}</VisuallyHidden>
          )}
        </Target>
        {shown && (
          <Back>
            <Kbd keys="Esc" />
            {t.back}
          </Back>
        )}
      </Card>
    </Place>
  );
}

/** In the flow after the rows and stuck to the window's foot, without taking room of its own. */
const Place = styled.div`
  position: sticky;
  bottom: ${space[6]};
  z-index: ${layer.popover};
  height: 0;
  pointer-events: none;
`;

const Card = styled.div<{ $shown: boolean }>`
  position: absolute;
  bottom: 0;
  left: ${space[8]};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: calc(100% - ${space[8]});
  ${type.body}
  ${(p) =>
    p.$shown &&
    `
      min-height: 44px;
      padding: ${space[2]} ${space[4]} ${space[2]} 14px;
      border-radius: ${radius.media};
      background: ${color.raised};
      box-shadow: ${shadow.high};
    `}
`;

const Target = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: ${color.accent};
  }
`;

const Back = styled.span`
  display: flex;
  flex: none;
  gap: ${space[2]};
  padding-left: ${space[3]};
  border-left: 1px solid ${color.line2};
  color: ${color.ink2};
  line-height: 16px;

  ${media.noKeyboard} {
    display: none;
  }
`;
