import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leavePlaceAtom } from '#atoms/ui/palette.ts';
import { itemOfRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { sectionOf } from '../navigation.tsx';

/** Remembers the sections and contents that the author leaves, with the names that they have by then. */
export function useRecentPlaces(): void {
  const { pathname } = useLocation();
  const leave = useSetAtom(leavePlaceAtom);
  const present = useRef(pathname);

  useEffect(() => {
    const route = present.current;
    if (route === pathname) return;
    present.current = pathname;
    const content = itemOfRoute(route);
    if (content !== null || sectionOf(route)?.section.route === route) leave({ route, content });
  }, [pathname, leave]);
}
