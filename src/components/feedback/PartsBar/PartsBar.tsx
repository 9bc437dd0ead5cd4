import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { systemDone, systemWhole } from '#theme/systemColors.ts';
import { color } from '#theme/tokens.ts';
import { cellsOf, type Flying, type Kept } from './cells.ts';
import { messages } from './messages.ts';

export interface PartsBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Bytes of the whole. */
  size: number;
  /** Bytes of one part. */
  partSize: number;
  /** What has arrived: first and last byte, both included. */
  kept: readonly Kept[];
  /** What is on its way. */
  flying?: readonly Flying[];
  /** `bad` where it stopped and will not go on by itself. */
  tone?: 'accent' | 'bad';
  /** What goes on, for screen readers. */
  label: string;
}

/** A share of a whole that goes by parts: what has arrived, what is on its way, what is left. Many parts share a segment. */
export function PartsBar({
  size,
  partSize,
  kept,
  flying = [],
  tone = 'accent',
  label,
  ...rest
}: PartsBarProps) {
  const t = useMessages(messages);
  const { cells, parts, keptParts, share } = cellsOf({ size, partSize, kept, flying });
  return (
    <Row {...rest} aria-label={label} aria-valuenow={share} aria-valuetext={t.parts(keptParts, parts, share)}>
      {cells.map(({ kept: arrived, flying: onTheWay }, index) => (
        <Cell key={index}>
          <Fill style={{ width: `${arrived}%` }} $tone={tone} />
          {onTheWay > 0 && <OnTheWay style={{ width: `${onTheWay}%` }} />}
        </Cell>
      ))}
    </Row>
  );
}

const Row = styled.div.attrs({ role: 'progressbar' })`
  display: flex;
  gap: 2px;
  min-width: 0;
`;

const Cell = styled.span`
  display: flex;
  flex: 1 1 0;
  height: 4px;
  min-width: 0;
  overflow: hidden;
  background: ${color.line2};
  ${systemWhole}

  &:first-child {
    border-radius: 2px 0 0 2px;
  }

  &:last-child {
    border-radius: 0 2px 2px 0;
  }

  &:only-child {
    border-radius: 2px;
  }
`;

const Fill = styled.span<{ $tone: 'accent' | 'bad' }>`
  height: 100%;
  background: ${(p) => color[p.$tone]};
  ${systemDone}
`;

const OnTheWay = styled.span`
  height: 100%;
  background: ${color.accentSoft};
`;
