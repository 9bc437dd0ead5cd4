import { WifiOff } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, truncate } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

interface OfflineBandProps extends ComponentPropsWithRef<'output'> {
  /** What holds while there is no network. One line; on a phone it wraps. */
  children: ReactNode;
  /** What waits to be sent: «2 правки ждут». */
  note?: string;
  /** A way to try now. */
  action?: { label: string; onClick: () => void };
}

/** A 40 px dawn band: there is no network, and nothing is lost. Announced when it appears. */
export function OfflineBand({ children, note, action, ...rest }: OfflineBandProps) {
  return (
    <Root {...rest}>
      <WifiOff size={16} strokeWidth={1.5} aria-hidden />
      <Text>{children}</Text>
      {note !== undefined && <Note>{note}</Note>}
      {action !== undefined && (
        <Action type="button" onClick={action.onClick}>
          {action.label}
        </Action>
      )}
    </Root>
  );
}

/** `output` is a live region by itself. */
const Root = styled.output`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 40px;
  padding: 0 20px 0 ${space[4]};
  border-radius: ${radius.control};
  background: ${color.dawnTint};
  color: ${color.dawnText};
  ${type.body}

  > svg {
    flex: none;
  }

  ${media.phone} {
    flex-wrap: wrap;
    align-items: flex-start;
    padding: 10px ${space[4]};

    > svg {
      margin-top: 2px;
    }
  }
`;

const Text = styled.span`
  flex: 1;
  ${truncate}

  ${media.phone} {
    /* The whole first line but the icon and its gap. */
    flex-basis: calc(100% - 28px);
    white-space: normal;
  }
`;

const Note = styled.span`
  flex: none;
  ${type.caption}

  ${media.phone} {
    flex: 1;
    padding: 2px 0 2px 28px;
  }
`;

const Action = styled.button`
  ${bareButton}
  position: relative;
  ${hitArea}
  flex: none;
  margin-left: ${space[2]};
  border-radius: ${radius.thumb};

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
