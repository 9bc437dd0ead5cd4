import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { formatPercent, formatWhole } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** One step of people's way. */
interface FunnelStep {
  id: string;
  /** What they did: «Открыли ссылку». */
  label: string;
  /** How many did. */
  value: number;
}

interface FunnelProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Whose way it is, for screen readers: «Путь по реферальной ссылке». */
  label: string;
  /** From the first step to the last. */
  steps: readonly FunnelStep[];
}

/** How many people stay from step to step. Each tells its share of the step before; bars are against the first. */
export function Funnel({ label, steps, ...rest }: FunnelProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const all = steps[0]?.value ?? 0;
  return (
    <List {...rest} aria-label={label}>
      {steps.map(({ id, label: name, value }, index) => {
        const before = steps[index - 1]?.value ?? 0;
        return (
          <Step key={id}>
            <Line>
              <Name>{name}</Name>
              <Value>{formatWhole(value)}</Value>
            </Line>
            <ProgressBar value={all > 0 ? (value / all) * 100 : 0} label={name} aria-hidden />
            {before > 0 && <Share>{t.share(formatPercent(value / before, language))}</Share>}
          </Step>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
`;

const Step = styled.li`
  display: grid;
  gap: ${space[1]};
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  ${type.body}
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  ${tabular}
  font-weight: ${weight.strong};
`;

const Share = styled.span`
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
`;
