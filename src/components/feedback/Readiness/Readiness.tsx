import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface ReadinessItem {
  id: string;
  /** What is so, or what is not: «Обложка не меньше 1280×720», «Язык не выбран». */
  label: string;
  done: boolean;
  /** A figure at the right: «38:02», «271». */
  note?: ReactNode;
  /** Leads to the field. With `href` it is a link. */
  action?: { label: string; href: string } | { label: string; onClick: () => void };
}

interface ReadinessProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is asked for, in the order of the form. */
  items: ReadinessItem[];
  /** The heading: «Готовность». */
  label: string;
  /** `hidden` where the heading already stands outside, as in a sheet. */
  heading?: 'shown' | 'hidden';
}

/** How many of the items are done, and their share, 0–100. */
export function readinessOf(items: ReadinessItem[]): { done: number; share: number } {
  const done = items.filter((item) => item.done).length;
  return { done, share: items.length === 0 ? 0 : (done / items.length) * 100 };
}

/** What a thing needs before it can be published, line by line. */
export function Readiness({ items, label, heading = 'shown', ...rest }: ReadinessProps) {
  const t = useMessages(messages);
  const id = useId();
  const { done, share } = readinessOf(items);
  const shown = heading === 'shown';
  return (
    <Root {...rest} aria-labelledby={shown ? id : undefined} aria-label={shown ? undefined : label}>
      {shown && (
        <Head>
          <ProgressRing value={share} size={20} tone="ok" />
          <Title id={id}>{label}</Title>
          <Sum>{t.of(done, items.length)}</Sum>
        </Head>
      )}
      <List>
        {items.map((item) => (
          <Line key={item.id} $done={item.done}>
            <Mark>
              <Glyph name={item.done ? 'ready' : 'notReady'} label={item.done ? t.done : t.todo} />
            </Mark>
            <Label>{item.label}</Label>
            {item.note !== undefined && <Note>{item.note}</Note>}
            {item.action !== undefined && <Action {...item.action} item={item.label} />}
          </Line>
        ))}
      </List>
    </Root>
  );
}

type ActionProps = NonNullable<ReadinessItem['action']> & { item: string };

/** Many lines say «Выбрать»: the line itself makes the name whole. */
function Action({ label, item, ...rest }: ActionProps) {
  const name = `${label}: ${item}`;
  return 'href' in rest ? (
    <Go as="a" href={rest.href} aria-label={name}>
      {label}
    </Go>
  ) : (
    <Go type="button" onClick={rest.onClick} aria-label={name}>
      {label}
    </Go>
  );
}

const Root = styled.section`
  ${type.body}
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: 11px;
`;

const Title = styled.h2`
  flex: 1;
  font-weight: ${weight.strong};
`;

const Sum = styled.span`
  ${tabular}
  color: ${color.ink3};
`;

const List = styled.ul`
  display: grid;
  gap: 6px;
`;

const Line = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${(p) => (p.$done ? color.ink2 : color.ink)};
`;

const Mark = styled.span`
  flex: none;
  margin: 2px;
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  ${type.caption}
  ${tabular}
  flex: none;
  margin-top: 2px;
  color: ${color.ink3};
`;

const Go = styled.button`
  ${bareButton}
  position: relative;
  ${hitArea}
  flex: none;
  border-radius: ${radius.thumb};
  color: ${color.accentText};
  font-weight: ${weight.strong};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
