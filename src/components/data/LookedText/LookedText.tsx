import { useMemo } from 'react';
import styled from 'styled-components';
import { looksOf } from '#lib/richText/words.ts';
import { weight } from '#theme/tokens.ts';

interface LookedTextProps {
  /** Of `lookedText`, or a stretch of it; plain text is shown as it is. */
  text: string;
}

/** Rich text within a line, as two versions of it are compared: words with their looks, and nothing that can be pressed. */
export function LookedText({ text }: LookedTextProps) {
  const runs = useMemo(() => looksOf(text), [text]);
  return (
    <span>
      {runs.map(({ text: words, look }, at) => {
        const linked = look.link ? <u>{words}</u> : words;
        const slanted = look.italic ? <em>{linked}</em> : linked;
        return look.bold || look.heading ? (
          <Strong key={at}>{slanted}</Strong>
        ) : (
          <span key={at}>{slanted}</span>
        );
      })}
    </span>
  );
}

const Strong = styled.strong`
  font-weight: ${weight.strong};
`;
