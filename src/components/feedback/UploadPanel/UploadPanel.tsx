import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Scroller } from '#components/feedback/Dialog/Scroller.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { color, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface UploadPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How many have ended. */
  done: number;
  /** How many there are. */
  total: number;
  /** How long all will take, in words: «ещё 4 мин». */
  timeLeft?: string;
  /** Only the head is shown. */
  collapsed?: boolean;
  /** Gets whether only the head is to be shown. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Puts the panel away. Give it only when nothing is on its way. */
  onClose?: () => void;
  /** Upload cards. */
  children: ReactNode;
  /** A long list that scrolls by itself, and draws only what is in sight, in place of `children` in a box. */
  long?: boolean;
  /** Under the list: what can be done with all. */
  foot?: ReactNode;
}

/**
 * The uploads of this device, for the dock of the frame, which leaves room for it under the page. It is not shown under 720 px, where
 * the same cards stand in a sheet.
 */
export function UploadPanel({
  done,
  total,
  timeLeft,
  collapsed = false,
  onCollapsedChange,
  onClose,
  children,
  long = false,
  foot,
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
      {long ? (
        <div hidden={collapsed}>{children}</div>
      ) : (
        <List hidden={collapsed}>
          <Cards>{children}</Cards>
        </List>
      )}
      {foot !== undefined && <Foot hidden={collapsed}>{foot}</Foot>}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  max-height: min(336px, calc(100dvh - 120px));
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

const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-top: 1px solid ${color.line};

  &[hidden] {
    display: none;
  }
`;

const Cards = styled.div`
  display: grid;
  gap: 18px;
`;
