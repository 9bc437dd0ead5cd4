import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PersonLine } from '#components/primitives/PersonLine/PersonLine.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';

interface MeetingFaceProps {
  when: ReactNode;
  /** How long it is. */
  length: ReactNode;
  /** With whom it is; `src` is their picture. */
  person: { name: string; src?: string };
  /** What it is about. */
  what: ReactNode;
  /** What else is told, in the quietest line. */
  note?: ReactNode;
}

/** What is seen of a meeting on the card of a board. */
export function MeetingFace({ when, length, person, what, note }: MeetingFaceProps) {
  return (
    <>
      <Line>
        <When>{when}</When>
        <Quiet>{length}</Quiet>
      </Line>
      <Person size="small" {...person} />
      <Quiet>{what}</Quiet>
      {note && <Quieter>{note}</Quieter>}
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;

const When = styled.strong`
  font-weight: ${weight.strong};
`;

const Person = styled(PersonLine)`
  margin: ${space[2]} 0;
`;

const Quiet = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

const Quieter = styled(Quiet)`
  margin-top: 2px;
  color: ${color.ink3};
`;
