import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './FrameLayout.styles.ts';
import { messages } from './messages.ts';

interface FrameLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The menu at the left, 248 px. Under 1024 px it is not here: open it in a sheet. */
  sidebar: ReactNode;
  /** A hidden sidebar leaves its width to the work, and the tab order. */
  sidebarShown: boolean;
  /** The bar over the page: where the author is, search, news. */
  topBar: ReactNode;
  /** The page. */
  children: ReactNode;
  /** Docked bottom right, 368 px wide. The page can be scrolled clear of it; on a phone it is not shown: use a sheet. */
  panel?: ReactNode;
}

/** The frame of every screen after login: the menu, the bar, the page, and what floats over them. */
export function FrameLayout({ sidebar, sidebarShown, topBar, children, panel, ...rest }: FrameLayoutProps) {
  const texts = useMessages(messages);
  const main = useRef<HTMLElement>(null);

  // The hash is the route, so the link moves the focus by itself.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };

  return (
    <S.Root {...rest} $sidebar={sidebarShown}>
      <S.PageScroll />
      <S.Skip href="#content" onClick={skip}>
        {texts.skip}
      </S.Skip>
      <S.Side $shown={sidebarShown}>{sidebar}</S.Side>
      <S.Work>
        {topBar}
        <S.Main ref={main} id="content" tabIndex={-1}>
          {children}
        </S.Main>
        {panel !== undefined && <S.Panel>{panel}</S.Panel>}
      </S.Work>
    </S.Root>
  );
}
