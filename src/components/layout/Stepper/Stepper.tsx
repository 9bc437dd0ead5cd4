import { Check } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import * as S from './Stepper.styles.ts';

export interface StepperStep {
  id: string;
  title: string;
  /** One line of help: what it asks for, or what is in place already. */
  note?: ReactNode;
  state: 'done' | 'current' | 'todo';
  /** At the right: how long it takes, or a quiet button to change what is done. */
  aside?: ReactNode;
  /** What is done in the step. Shown while it is the current one. */
  children?: ReactNode;
}

interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  steps: readonly StepperStep[];
  /** What the steps lead to, for screen readers. */
  label: string;
}

/** Steps down a line, such as those to the first sale: only the current one is open, with the one primary in it. */
export function Stepper({ steps, label, ...rest }: StepperProps) {
  const t = useMessages(messages);
  return (
    <S.List {...rest} aria-label={label}>
      {steps.map(({ id, title, note, state, aside, children }, index) => (
        <S.Step key={id} aria-current={state === 'current' ? 'step' : undefined} data-state={state}>
          <S.Mark data-state={state}>
            {state === 'done' ? (
              <Check size={16} strokeWidth={2} role="img" aria-label={t.done} />
            ) : (
              <span aria-hidden>{index + 1}</span>
            )}
          </S.Mark>
          <S.Words>
            <S.Head>
              <S.Title $current={state === 'current'}>{title}</S.Title>
              {state === 'current' && <VisuallyHidden>{t.current}</VisuallyHidden>}
              {aside !== undefined && <S.Aside>{aside}</S.Aside>}
            </S.Head>
            {note !== undefined && <S.Note>{note}</S.Note>}
            {state === 'current' && children !== undefined && <S.Body>{children}</S.Body>}
          </S.Words>
        </S.Step>
      ))}
    </S.List>
  );
}
