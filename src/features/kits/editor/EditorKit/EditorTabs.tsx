import { useAtom, type PrimitiveAtom } from 'jotai';
import { useEffect, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Tabs } from '#components/layout/Tabs/Tabs.tsx';
import { Pane } from '#components/layout/Tabs/Tabs.styles.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { space } from '#theme/tokens.ts';
import { focusField } from './focusField.ts';
import { messages } from './messages.ts';
import { useVisitId } from './visit.ts';

/** One page of an editor that has several. */
export interface EditorTab {
  /** What the address says of it: `?tab=program`. The first needs no word. */
  id: string;
  label: string;
  /** A figure after the label. */
  count?: number;
  /** Something on it waits for the author. */
  waits?: boolean;
  /** The fields on it, so that a problem or the readiness list finds its way there. */
  fields?: readonly string[];
  content: ReactNode;
  /** Takes the whole width: the rail is not beside it. */
  wide?: boolean;
  /** What the bar of a phone holds beside the primary, in place of readiness. */
  foot?: ReactNode;
}

/** The tab that the address names, the first by default, and the way to another. */
export function useEditorTab(tabs: EditorTab[] | undefined) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const tab = tabs?.find(({ id }) => id === params.get('tab')) ?? tabs?.[0];
  const hrefOf = (id: string) => (id === tabs?.[0]?.id ? pathname : `${pathname}?tab=${id}`);
  return { tab, hrefOf };
}

/** A link to another part of the same visit: what the visit knows goes along. */
export function PartLink({ href = '', ...rest }: ComponentPropsWithRef<'a'>) {
  return <RouterLink {...rest} href={href} state={{ visit: useVisitId() }} />;
}

interface TabBarProps {
  tabs: EditorTab[];
  current: string;
  hrefOf: (id: string) => string;
  /** What stands at the right end of the line. */
  aside: ReactNode;
}

/** The pages of an editor as a line of links: each has an address, and the browser's way back leads through them. */
export function TabBar({ tabs, current, hrefOf, aside }: TabBarProps) {
  const t = useMessages(messages);
  return (
    <Bar
      label={t.tabs}
      items={tabs.map(({ id, label, count, waits }) => ({
        value: id,
        label,
        count,
        waits,
        href: hrefOf(id),
      }))}
      value={current}
      linkAs={PartLink}
      end={aside ?? undefined}
    />
  );
}

const Bar = styled(Tabs)`
  margin-bottom: ${space[5]};
`;

interface TabPageProps {
  /** The field that the focus waits for until its tab is there. */
  awaitedAtom: PrimitiveAtom<string | null>;
  children: ReactNode;
}

/** The page of a tab; it fades in. */
export function TabPage({ awaitedAtom, children }: TabPageProps) {
  const [awaited, setAwaited] = useAtom(awaitedAtom);
  useEffect(() => {
    if (awaited !== null && focusField(awaited)) setAwaited(null);
  }, [awaited, setAwaited]);
  return <Pane>{children}</Pane>;
}
