import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { space } from '#theme/tokens.ts';

/** The skeleton of a screen whose code is loading: a title and some lines, in their later places. */
export function ScreenSkeleton({ label }: { label: string }) {
  return (
    <Root role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width={240} height={36} />
      <Skeleton width="100%" height={32} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`;
