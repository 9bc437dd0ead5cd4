import styled from 'styled-components';
import { color, space, type, weight } from '#theme/tokens.ts';
import { Glyph, type GlyphName } from '#components/feedback/Glyph/Glyph.tsx';

/** One thing that something was not done with. */
interface Left {
  id: string;
  name: string;
  /** Why not, in a sentence. */
  reason: string;
}

interface ReasonListProps {
  items: readonly Left[];
  /** How bad it is: `attention` for what was not taken, `failed` for what did not succeed. */
  glyph: Extract<GlyphName, 'attention' | 'failed'>;
}

/** What something was not done with, each with its reason. */
export function ReasonList({ items, glyph }: ReasonListProps) {
  return (
    <List>
      {items.map(({ id, name, reason }) => (
        <Item key={id}>
          <Glyph name={glyph} />
          <div>
            <Name>{name}</Name>
            <Reason>{reason}</Reason>
          </div>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${space[2]};
  ${type.body}

  > svg {
    margin-top: 2px;
  }
`;

const Name = styled.div`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Reason = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;
