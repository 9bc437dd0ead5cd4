import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, type, weight } from '#theme/tokens.ts';

interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What happened, in a few words. */
  title: ReactNode;
  /** What it means for the author's work. */
  children: ReactNode;
}

/** Something that waits for the author, said calmly: a dawn bar beside a title and a sentence. */
export function Notice({ title, children, ...rest }: NoticeProps) {
  return (
    <Root {...rest}>
      <Title>{title}</Title>
      {children}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  padding-left: 14px;
  color: ${color.ink2};
  overflow-wrap: break-word;
  text-wrap: pretty;
  ${type.body}

  &::before {
    content: '';
    position: absolute;
    inset: 3px auto 3px 0;
    width: 3px;
    border-radius: ${radius.round};
    background: ${color.dawn};
  }
`;

const Title = styled.p`
  color: ${color.ink};
  font-weight: ${weight.strong};
`;
