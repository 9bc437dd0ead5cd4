import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { media } from '#theme/media.ts';
import { color, frame, space } from '#theme/tokens.ts';
import { UnreadOf } from '../ListKit/UnreadOf.tsx';

interface BoardPlaceProps {
  /** What of its cards did not load, with the way to ask for them again; null where all did. */
  failure: { text: string; again: string; onAgain: () => void } | null;
  /** How many cards make no sense, and are not there. */
  unread: number;
  children: ReactNode;
}

/** Where a board stands in its screen: down to the foot of the window, with the room that other pages leave there. */
export function BoardPlace({ failure, unread, children }: BoardPlaceProps) {
  return (
    <Place>
      {failure && (
        <Failed role="alert">
          {failure.text}
          <Button size="small" onClick={failure.onAgain}>
            {failure.again}
          </Button>
        </Failed>
      )}
      <UnreadOf count={unread} />
      {children}
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: -${frame.page};
  margin-top: ${space[2]};

  ${media.phone} {
    margin-top: 0;
  }
`;

const Failed = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
  color: ${color.badText};
`;
