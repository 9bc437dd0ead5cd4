import preview from '#storybook/preview.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { width: 180 } });

export const Default = meta.story({
  tags: ['picture'],
});

/** The parts that screens are drawn of while they load. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Skeleton width={80} height={45} />
      <Skeleton width={160} height={36} radius="control" />
      <Skeleton width={260} height={146} radius="media" />
      <Skeleton width={32} height={32} radius="round" />
      <SkeletonText lines={3} style={{ width: 480 }} />
    </div>
  ),
});
