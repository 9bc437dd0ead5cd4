import styled from 'styled-components';
import { truncate } from '#theme/mixins.ts';
import { color, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { Picture } from './TreeFace.styles.ts';
import type { TreeNode } from './treeModel.ts';

interface TreeGhostProps {
  /** The first of what is dragged. */
  node: TreeNode | undefined;
  count: number;
}

/** What hangs at the pointer in a drag: the first row, and how many there are with it. */
export function TreeGhost({ node, count }: TreeGhostProps) {
  return (
    <Room>
      <Card $stack={count > 1}>
        {node?.picture !== undefined && <Picture>{node.picture}</Picture>}
        <Title>{node?.title}</Title>
        {count > 1 && <Count>{count}</Count>}
      </Card>
    </Room>
  );
}

/** Room for the shadow and the sheets below: the picture of a drag ends at its box. */
const Room = styled.div`
  padding: ${space[3]} ${space[6]} ${space[8]};
`;

const Card = styled.div<{ $stack: boolean }>`
  display: flex;
  align-items: center;
  width: 320px;
  height: 50px;
  padding: 0 10px 0 ${space[3]};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${(p) =>
    p.$stack
      ? `0 4px 0 -1px ${color.raised}, 0 4px 0 0 ${color.line2}, 0 8px 0 -2px ${color.raised}, 0 8px 0 -1px ${color.line2}, ${shadow.high}`
      : shadow.high};
  transform: rotate(-1deg);
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  ${type.body}
  font-weight: ${weight.strong};
  color: ${color.ink};
  ${truncate}
`;

const Count = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  min-width: 24px;
  height: 24px;
  margin-left: ${space[3]};
  padding: 0 6px;
  border-radius: ${radius.tag};
  background: ${color.accent};
  color: ${color.onAccent};
  ${type.body}
  font-weight: ${weight.strong};
`;
