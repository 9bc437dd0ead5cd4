import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PictureFrame, type PictureFrameProps } from '#components/layout/PictureFrame/PictureFrame.tsx';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import night from './night.svg';

interface MessagePageProps extends Omit<PictureFrameProps, 'picture' | 'title'> {
  /** A number that people know: `404`. */
  code?: string;
  /** What happened. */
  title: ReactNode;
  /** What it means and what to do. */
  children: ReactNode;
  /** The ways out, the best one first. */
  actions: ReactNode;
}

/** A page that stands in for one that cannot be shown. It asks for nothing but its own texts, so that it always shows. */
export function MessagePage({ code, title, children, actions, ...rest }: MessagePageProps) {
  return (
    <PictureFrame {...rest} picture={{ src: night, focus: '66% 18%' }}>
      {code !== undefined && <Code>{code}</Code>}
      <Title>{title}</Title>
      <Text>{children}</Text>
      <Actions>{actions}</Actions>
    </PictureFrame>
  );
}

const Code = styled.p`
  ${tabular}
  margin-bottom: ${space[1]};
  color: ${color.ink3};
  ${type.lead}
`;

const Title = styled.h1`
  overflow-wrap: break-word;
  text-wrap: balance;
  ${type.title2}
  font-weight: ${weight.strong};
`;

const Text = styled.div`
  margin-top: ${space[2]};
  color: ${color.ink2};
  overflow-wrap: break-word;
  text-wrap: pretty;
  ${type.prose}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[6]};
`;
