import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, motion, space, type } from '#theme/tokens.ts';
import type { Weakness } from './judge.ts';
import { messages } from './messages.ts';
import { useVerdict } from './useVerdict.ts';

interface PasswordStrengthProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The password as it is typed. */
  password: string;
  /** What is known of the author and must not be in it: the e-mail, the name. */
  known?: readonly string[];
  /** How long it must be at least. */
  least?: number;
}

const nothing: readonly string[] = [];

/** How hard a new password is to guess, under its field: four bars and words. The library that judges comes with the first sign. */
export function PasswordStrength({ password, known = nothing, least = 8, ...rest }: PasswordStrengthProps) {
  const text = useMessages(messages);
  const verdict = useVerdict(password, known);

  const words = [text.worst, text.weak, text.middling, text.good, text.best] as const;
  const reasons: Record<Weakness, string> = {
    keys: text.keys,
    repeat: text.repeat,
    sequence: text.sequence,
    date: text.date,
    common: text.common,
    alike: text.alike,
    name: text.name,
    own: text.own,
    plain: text.plain,
  };
  const short = password !== '' && [...password].length < least;
  const score = verdict === null ? 0 : short ? 1 : Math.max(1, verdict.score);
  return (
    <Root {...rest}>
      <Bars aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <Bar key={bar} style={{ background: bar <= score ? tone(score) : undefined }} />
        ))}
      </Bars>
      {/* An output is told politely when its words change. */}
      <Words>
        {short
          ? text.short(least)
          : verdict !== null &&
            `${words[verdict.score]}${verdict.weakness === null ? '' : `: ${reasons[verdict.weakness]}`}`}
      </Words>
    </Root>
  );
}

const tone = (score: number) => (score < 2 ? color.bad : score < 3 ? color.dawn : color.ok);

const Root = styled.div`
  display: grid;
  gap: 6px;
`;

const Bars = styled.div`
  display: flex;
  gap: ${space[1]};
`;

const Bar = styled.i`
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: ${color.line2};
  transition: background ${motion.fast} ${motion.ease};
`;

/** Room for the words is kept, so that nothing moves when they come. */
const Words = styled.output`
  display: block;
  min-height: 16px;
  ${type.caption}
  color: ${color.ink2};
`;
