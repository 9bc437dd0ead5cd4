import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

const uses: Readonly<Record<string, string>> = {
  fast: 'Colours under a pointer, popovers and menus',
  base: 'What opens in its place: a row, a section',
  slow: 'What comes from an edge: a sheet, a drawer, a bar that fills',
  tab: 'The fade of a tab’s pane',
  toast: 'A notification that comes and goes',
} satisfies Record<Exclude<keyof typeof motion, 'ease'>, string>;

const rows = Object.entries(motion)
  .filter(([name]) => name !== 'ease')
  .map(([name, lasts]) => ({ name, lasts, use: uses[name] }));

/** Every duration with the common easing curve, side by side. A press plays them again. With reduced motion each one ends at once. */
export function Motions() {
  const [plays, setPlays] = useState(0);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Motion>
      <div>
        <Button
          icon={<RotateCcw size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => setPlays(plays + 1)}
        >
          Replay
        </Button>
      </div>
      {lessMotion && (
        <Use>This device asks for less motion: what follows is at its end at once, as in the console.</Use>
      )}
      {rows.map(({ name, lasts, use }) => (
        <Line key={name}>
          <div>
            <Name>{name}</Name> {lasts}
            <Use>{use}</Use>
          </div>
          <Track>
            <Runner key={plays} data-motion={name} $plays={plays > 0} $lasts={lasts} />
          </Track>
        </Line>
      ))}
    </Motion>
  );
}

const run = keyframes`
  from { translate: 0; }
  to { translate: 176px; }
`;

const Motion = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px) 200px;
  gap: ${space[4]};
  align-items: center;
`;

const Name = styled.span`
  font-weight: ${weight.strong};
`;

const Use = styled.div`
  color: ${color.ink2};
  ${type.caption}
`;

const Track = styled.div`
  border-radius: ${radius.control};
  background: ${color.fill};
`;

const Runner = styled.div<{ $plays: boolean; $lasts: string }>`
  width: 24px;
  height: 24px;
  border-radius: ${radius.control};
  background: ${color.accent};
  animation: ${(p) => (p.$plays ? run : 'none')} ${(p) => p.$lasts} ${motion.ease} forwards;
`;
