import styled from 'styled-components';
import { Skeleton, SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Columns, Root, Stage } from '#features/kits/media/MediaPanel/MediaPanel.styles.ts';

/** The player and its facts while they are read. */
export function MediaSkeleton() {
  return (
    <Root>
      <Columns>
        <Stage>
          <Player>
            <Skeleton height="100%" radius="media" />
          </Player>
        </Stage>
        <SkeletonText lines={4} />
      </Columns>
    </Root>
  );
}

const Player = styled.div`
  aspect-ratio: 16 / 9;
`;
