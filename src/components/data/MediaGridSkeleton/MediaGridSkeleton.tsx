import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { visuallyHidden } from '#theme/mixins.ts';
import { List, Root } from './MediaGridSkeleton.styles.ts';
import { messages } from './messages.ts';

interface MediaGridSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many cards. */
  count?: number;
}

/** The columns of LongMediaGrid while the cards are on their way. */
export function MediaGridSkeleton({ count = 8, ...rest }: MediaGridSkeletonProps) {
  const t = useMessages(messages);
  return (
    <Root {...rest}>
      <Said>{t.loading}</Said>
      <List as="div" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <Picture height="auto" radius="media" />
            <Skeleton width={index % 3 === 0 ? '80%' : '64%'} style={{ marginTop: 14 }} />
            <Skeleton width="40%" height={10} style={{ margin: '11px 0 3px' }} />
          </div>
        ))}
      </List>
    </Root>
  );
}

const Said = styled.output`
  ${visuallyHidden}
`;

const Picture = styled(Skeleton)`
  aspect-ratio: 16 / 9;
`;
