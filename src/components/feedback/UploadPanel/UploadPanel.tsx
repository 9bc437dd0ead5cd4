import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Scroller } from '#components/feedback/Dialog/Scroller.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, frame, layer, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface UploadPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How many have ended. */
  done: number;
  /** How many there are. */
  total: number;
  /** «ещё 4 мин». */
  timeLeft?: string;
  /** Only the head is shown. */
  collapsed?: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Puts the panel away. Give it only when nothing is on its way. */
  onClose?: () => void;
  /** Upload cards. */
  children: ReactNode;
}

/**
 * The uploads of this device, docked at the bottom right: the rail and 16 px on each side. It is not shown under 720 px,
 * where the same cards stand in a sheet. Leave room under what it would cover.
 */
export function UploadPanel({
  done,
  total,
  timeLeft,
  collapsed = false,
  onCollapsedChange,
  onClose,
  children,
  ...rest
}: UploadPanelProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <Root {...rest} aria-labelledby={`${id}-title`}>
      <Head>
        <Title id={`${id}-title`}>
          {t.title} <Sum>{t.of(done, total)}</Sum>
        </Title>
        {timeLeft !== undefined && <Time>{timeLeft}</Time>}
        <Buttons>
          <IconButton
            size="small"
            label={collapsed ? t.expand : t.collapse}
            icon={
              collapsed ? (
                <ChevronUp size={16} strokeWidth={1.5} aria-hidden />
              ) : (
                <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
              )
            }
            onClick={() => onCollapsedChange(!collapsed)}
          />
          {onClose !== undefined && (
            <IconButton
              size="small"
              label={t.close}
              icon={<X size={16} strokeWidth={1.5} aria-hidden />}
              onClick={onClose}
            />
          )}
        </Buttons>
      </Head>
      <List hidden={collapsed}>
        <Cards>{children}</Cards>
      </List>
    </Root>
  );
}

const Root = styled.section`
  position: fixed;
  z-index: ${layer.panel};
  right: 24px;
  bottom: 24px;
  display: flex;
  flex-direction: column;
  width: calc(${frame.rail} + 32px);
  max-height: min(420px, calc(100dvh - 120px));
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${type.body}

  ${media.phone} {
    display: none;
  }
`;

const Head = styled.header`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: 10px ${space[2]} 10px ${space[4]};
`;

const Title = styled.h2`
  flex: 1;
  font-weight: ${weight.strong};
`;

const Sum = styled.span`
  color: ${color.ink2};
  font-weight: ${weight.regular};
`;

const Time = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;

const Buttons = styled.div`
  display: flex;
`;

const List = styled(Scroller)`
  overflow-y: auto;
  padding: 6px ${space[4]} ${space[3]};

  &[hidden] {
    display: none;
  }
`;

const Cards = styled.div`
  display: grid;
  gap: 18px;
`;
