import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Glyph, type GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';

export interface TimelineEvent {
  id: string;
  /** The mark of the state that was reached. */
  glyph: GlyphName;
  /** What happened: «Оплачена». */
  label: ReactNode;
  /** When, as it is read: «19 нояб., 20:14». */
  moment?: ReactNode;
  /** The moment for machines, ISO. */
  at?: string;
  /** A remark under it: what the moderator wrote, who did it. */
  note?: ReactNode;
}

interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The newest first. */
  events: readonly TimelineEvent[];
  /** What the history is of, for screen readers. */
  label: string;
}

/** What has happened to a thing, the newest first: a mark, words and the moment. */
export function Timeline({ events, label, ...rest }: TimelineProps) {
  return (
    <Root {...rest} aria-label={label}>
      {events.map(({ id, glyph, label: words, moment, at, note }, index) => (
        <Event key={id} $newest={index === 0}>
          <Mark>
            <Glyph name={glyph} />
          </Mark>
          <Words>
            <span>{words}</span>
            {note !== undefined && <Note>{note}</Note>}
          </Words>
          {moment !== undefined && <Moment dateTime={at}>{moment}</Moment>}
        </Event>
      ))}
    </Root>
  );
}

const Root = styled.ol`
  ${type.body}
`;

const Event = styled.li<{ $newest: boolean }>`
  position: relative;
  display: flex;
  gap: ${space[3]};
  color: ${(p) => (p.$newest ? color.ink : color.ink2)};

  &:not(:last-child) {
    padding-bottom: ${space[3]};

    /* Leads to the event before it. */
    &::before {
      content: '';
      position: absolute;
      top: 22px;
      bottom: 0;
      left: 7.5px;
      border-left: 1px solid ${color.line2};
    }
  }
`;

const Mark = styled.span`
  flex: none;
  margin: 2px 0;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

const Moment = styled.time`
  flex: none;
  ${tabular}
  color: ${color.ink2};
`;
