import { ChevronUp } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { messages } from '#components/feedback/Readiness/messages.ts';
import { readinessOf, type ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { bareButton, truncate } from '#theme/mixins.ts';
import { color, control, radius, type, weight } from '#theme/tokens.ts';

interface ReadinessSummaryProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What is asked for: the first that is not done is named. */
  items: ReadinessItem[];
  /** What is counted, before the sum: «Готовность». */
  label: string;
  /** Whether what it opens is open. */
  open?: boolean;
}

/** Readiness in the foot bar of a phone: the sum and the first thing left. A press opens the rest. */
export function ReadinessSummary({ items, label, open = false, ...rest }: ReadinessSummaryProps) {
  const t = useMessages(messages);
  const { done, share } = readinessOf(items);
  const next = items.find((item) => !item.done);
  return (
    <Root {...rest} type="button" aria-haspopup="dialog" aria-expanded={open}>
      <ProgressRing value={share} size={24} tone="ok" />
      <Words>
        <Title>
          <Label>{label}</Label> <Sum>{t.of(done, items.length)}</Sum>
        </Title>
        {next !== undefined && <Next>{next.label}</Next>}
      </Words>
      <ChevronUp size={16} strokeWidth={1.5} aria-hidden />
    </Root>
  );
}

const Root = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: ${control.large};
  border-radius: ${radius.control};

  > svg:last-child {
    flex: none;
    color: ${color.ink2};
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

/** One line. Where both have no room in it the sum, placed first, has it alone: what is counted goes under it, out of sight. */
const Title = styled.span`
  ${type.body}
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  column-gap: 0.3em;
  height: 20px;
  overflow: hidden;
  font-weight: ${weight.strong};
`;

const Label = styled.span`
  order: 1;
`;

const Sum = styled.span`
  white-space: nowrap;
`;

const Next = styled.span`
  ${type.caption}
  ${truncate}
  color: ${color.ink2};
`;
