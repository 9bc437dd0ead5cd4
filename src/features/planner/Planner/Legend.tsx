import { useAtom } from 'jotai';
import styled from 'styled-components';
import { contentTypes } from '#domain/content/schema.ts';
import { isKind, type Kind } from '#domain/kinds.ts';
import { plannerGroups, type PlannerGroup, type PlannerItem } from '#atoms/planner/items.ts';
import { plannerHiddenAtom } from '#atoms/planner/settings.ts';
import { kindHue } from '#components/primitives/KindIcon/looks.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, control, frame, radius, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { useGroupName } from './useGroupName.ts';

/** The kinds of a group: publications have those of their contents that are in no group of their own. */
const kindsOf = (group: PlannerGroup): Kind[] =>
  isKind(group) ? [group] : contentTypes.filter((kind) => plannerGroups.every((other) => other !== kind));

interface LegendProps {
  /** What there is on the days that are shown, whether the legend shows it or not. */
  items: readonly PlannerItem[];
}

/** What the hues stand for, with how many there are; a press leaves a group out, and brings it back. */
export function Legend({ items }: LegendProps) {
  const t = useMessages(messages);
  const [hidden, setHidden] = useAtom(plannerHiddenAtom);
  const name = useGroupName();
  return (
    <Root role="group" aria-label={t.legend}>
      {plannerGroups.map((group) => {
        const shown = !hidden.includes(group);
        return (
          <Toggle
            key={group}
            type="button"
            aria-pressed={shown}
            onClick={() => setHidden(shown ? [...hidden, group] : hidden.filter((other) => other !== group))}
          >
            <Bars aria-hidden>
              {kindsOf(group).map((kind) => (
                <Bar key={kind} style={{ background: kindHue(kind) }} />
              ))}
            </Bars>
            <Name>{name(group)}</Name> <Count>{items.filter((item) => item.group === group).length}</Count>
          </Toggle>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};

  /* Each line has the 44 px of a thumb for itself. */
  @media (pointer: coarse) {
    row-gap: ${space[5]};
  }

  /* One line, which is pushed aside. What is cut off tells that there is more. */
  ${media.phone} {
    flex: 1;
    flex-wrap: nowrap;
    gap: ${space[4]};
    min-width: 0;
    margin-left: -${frame.pagePhone};
    padding: 0 ${space[6]} 0 ${frame.pagePhone};
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to left, transparent, ${color.ink} ${space[6]});
  }
`;

const Toggle = styled.button`
  ${bareButton}
  ${hitArea}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  min-height: 24px;
  /* Room for the ring of focus. */
  margin: 0 -${space[1]};
  padding: 0 ${space[1]};
  border-radius: ${radius.thumb};
  ${type.body}
  color: ${color.ink};
  white-space: nowrap;

  ${media.phone} {
    min-height: ${control.large};

    /* The line would cut it off. */
    &:focus-visible {
      outline-offset: -2px;
    }
  }

  &[aria-pressed='false'] {
    color: ${color.ink3};
  }

  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
`;

const Bars = styled.span`
  display: inline-flex;
  gap: 1px;

  [aria-pressed='false'] > & {
    opacity: 0.35;
  }
`;

const Bar = styled.span`
  width: 3px;
  height: 14px;
  border-radius: 2px;
`;

const Name = styled.span`
  [aria-pressed='false'] > & {
    text-decoration: line-through;
  }
`;

const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
`;
