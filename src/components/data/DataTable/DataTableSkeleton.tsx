import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { visuallyHidden } from '#theme/mixins.ts';
import { color, control, space } from '#theme/tokens.ts';
import { rowHeights, type Density } from './columns.ts';
import { messages } from './messages.ts';

export interface DataTableSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many rows. */
  count?: number;
  /** The rows have covers. */
  covers?: boolean;
  /** As high as the rows that will come. */
  density?: Density;
}

/** The rows of a DataTable while they are on their way. */
export function DataTableSkeleton({
  count = 8,
  covers = false,
  density = 'regular',
  ...rest
}: DataTableSkeletonProps) {
  const t = useMessages(messages);
  const regular = density === 'regular';
  return (
    <div {...rest}>
      <Said>{t.loading}</Said>
      <SkeletonRows aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Bone key={index} $density={density}>
            {covers && <Skeleton width={regular ? 80 : 48} height={regular ? 45 : 27} radius="control" />}
            <div>
              <Skeleton width={index % 3 === 0 ? 280 : 200} />
              {regular && <Skeleton width={120} height={10} style={{ marginTop: 9 }} />}
            </div>
          </Bone>
        ))}
      </SkeletonRows>
    </div>
  );
}

const Said = styled.output`
  ${visuallyHidden}
`;

const SkeletonRows = styled.div`
  margin: ${control.regular} -${space[4]} 0;
  border-top: 1px solid ${color.line};

  /* Where the rows are cards, no head stands over them. */
  ${media.phone} {
    margin-top: 0;
    border-top: 0;
  }
`;

const Bone = styled.div<{ $density: Density }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  height: ${(p) => rowHeights[p.$density]}px;
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
`;
