import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PictureFrame, type PictureFrameProps } from '#components/layout/PictureFrame/PictureFrame.tsx';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import dawn from './dawn.svg';

export interface AuthFrameProps extends Omit<PictureFrameProps, 'picture' | 'title'> {
  /** The heading of the page. */
  title: ReactNode;
  /** What to do here, in a sentence. */
  lead: ReactNode;
  /** The form, under the lead. */
  children: ReactNode;
  /** Small links at the foot of the column. */
  foot?: ReactNode;
  /** What the picture shows: its name and whose it is. */
  art: { title: string; note: string };
}

/** The frame of login, registration and recovery: the form in a column, a sunrise beside it. */
export function AuthFrame({ title, lead, children, foot, art, ...rest }: AuthFrameProps) {
  return (
    <PictureFrame {...rest} foot={foot} picture={{ src: dawn, focus: '59% 46%', ...art }}>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      {children}
    </PictureFrame>
  );
}

const Title = styled.h1`
  overflow-wrap: break-word;
  text-wrap: balance;
  ${type.login}
  font-weight: ${weight.strong};

  ${media.phone} {
    ${type.title2}
  }
`;

const Lead = styled.div`
  margin: ${space[1]} 0 28px;
  color: ${color.ink2};
  overflow-wrap: break-word;
  ${type.lead}
`;
