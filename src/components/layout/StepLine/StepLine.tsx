import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Segments } from '#components/feedback/Segments/Segments.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface StepLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What each step is, for screen readers: «Почта и пароль», «О вас». */
  steps: readonly string[];
  /** The step that goes on, from 1. */
  current: number;
  /** At the left of the sum: the wordmark. */
  start?: ReactNode;
}

/** How far one has come in a few steps that follow each other, as a line over the page. */
export function StepLine({ steps, current, start, ...rest }: StepLineProps) {
  const t = useMessages(messages);
  return (
    <Root {...rest}>
      <Head>
        {start}
        <Sum>{t.of(current, steps.length)}</Sum>
      </Head>
      <Segments
        label={t.label}
        labels="hidden"
        steps={steps.map((label, index) => ({
          label,
          state: index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'todo',
        }))}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Sum = styled.span`
  margin-left: auto;
  ${type.caption}
  color: ${color.ink2};
`;
