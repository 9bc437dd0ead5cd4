import { PanelLeft, X } from 'lucide-react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { Logo } from '#components/layout/Logo/Logo.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './Sidebar.styles.ts';

interface SidebarItem {
  /** Unique among all groups. */
  id: string;
  label: string;
  href: string;
  /** An icon; the row sets its size. */
  icon: ReactNode;
  /** The section where the author is. */
  current?: boolean;
  /** Shown at the right; zero is not shown. */
  count?: number;
  /** What is counted waits for the author: a dawn dot. */
  attention?: boolean;
}

export interface SidebarGroup {
  /** Caption over the rows. The first group has none. */
  title?: string;
  items: SidebarItem[];
}

export interface SidebarAuthor {
  name: string;
  /** A line under the name: the specialisation. */
  note: string;
  /** Address of a square picture. Initials stand in for it. */
  avatar?: string;
}

interface SidebarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The sections of the console, in groups. */
  groups: SidebarGroup[];
  /** Who is signed in, at the foot. */
  author: SidebarAuthor;
  /** The author's menu with its trigger, at the right of the foot. */
  authorMenu: ReactNode;
  /** Hides the sidebar, or closes the sheet that it stands in under 1024 px. */
  onHide: () => void;
  /** Name of the button that hides. */
  hideLabel: string;
  /** Renders a row; it is given `href`, `aria-current` and children. */
  linkAs?: ElementType;
}

/** Beside the work it is hidden; in a sheet it is closed. The styles show the one that fits. */
const hideIcons = (
  <>
    <PanelLeft size={16} strokeWidth={1.5} aria-hidden />
    <X size={22} strokeWidth={1.5} aria-hidden />
  </>
);

/** The menu of the console, as high as what holds it. 248 px wide; under 1024 px as wide as its sheet, with rows for fingers. */
export function Sidebar({
  groups,
  author,
  authorMenu,
  onHide,
  hideLabel,
  linkAs = 'a',
  ...rest
}: SidebarProps) {
  const texts = useMessages(messages);
  return (
    <S.Root {...rest}>
      <S.Head>
        <Logo withName />
        <S.Hide label={hideLabel} icon={hideIcons} onClick={onHide} />
      </S.Head>
      <S.Sections aria-label={texts.sections}>
        {groups.map(({ title, items }) => (
          <S.Group key={title ?? items[0]?.id}>
            {title !== undefined && <S.Caption aria-hidden>{title}</S.Caption>}
            <ul aria-label={title}>
              {items.map((item) => (
                <li key={item.id}>
                  <S.Row
                    as={linkAs}
                    href={item.href}
                    aria-current={item.current === true ? 'page' : undefined}
                  >
                    {item.icon}
                    <S.Label>{item.label}</S.Label>
                    <Count count={item.count ?? 0} attention={item.attention ?? false} />
                  </S.Row>
                </li>
              ))}
            </ul>
          </S.Group>
        ))}
      </S.Sections>
      <S.Foot>
        <Avatar name={author.name} src={author.avatar} decorative />
        <S.Author>
          <S.Name>{author.name}</S.Name>
          <S.Note>{author.note}</S.Note>
        </S.Author>
        {authorMenu}
      </S.Foot>
    </S.Root>
  );
}

function Count({ count, attention }: { count: number; attention: boolean }) {
  const texts = useMessages(messages);
  if (count === 0) return null;
  if (!attention) return <S.Count>{count}</S.Count>;
  return (
    <>
      <S.Waiting aria-hidden>{count}</S.Waiting>
      <S.Hidden>{texts.waiting(count)}</S.Hidden>
    </>
  );
}
