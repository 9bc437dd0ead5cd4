import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { visuallyHidden } from '#theme/mixins.ts';
import { Cell, List, Root } from './MediaGrid.styles.ts';
import { messages } from './messages.ts';

interface MediaGridProps extends ComponentPropsWithRef<'div'> {
  /** What is in it, for screen readers: «Лекции». */
  label: string;
  /** Media cards. */
  children: ReactNode;
}

/**
 * Cards in columns: four where the page is as wide as on a desktop, fewer where there is less room. For a handful; of a list
 * that grows take LongMediaGrid.
 */
export function MediaGrid({ label, children, ...rest }: MediaGridProps) {
  return (
    <Root {...rest}>
      <List aria-label={label}>
        {Children.map(children, (child) => (
          <Cell>{child}</Cell>
        ))}
      </List>
    </Root>
  );
}

interface MediaGridSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many cards. */
  count?: number;
}

/** The same columns while the cards are on their way. */
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
