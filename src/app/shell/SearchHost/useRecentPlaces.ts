import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { leavePlaceAtom } from '#atoms/ui/palette.ts';
import { sectionOf } from '../navigation.tsx';

/** Remembers the sections and lectures that the author leaves, by then under the name that they have. */
export function useRecentPlaces(): void {
  const { pathname } = useLocation();
  const leave = useSetAtom(leavePlaceAtom);
  const present = useRef(pathname);

  useEffect(() => {
    const route = present.current;
    if (route === pathname) return;
    present.current = pathname;
    const lectureId = matchPath('/lectures/:id', route)?.params.id ?? null;
    if (lectureId !== null || sectionOf(route)?.section.route === route) leave({ route, lectureId });
  }, [pathname, leave]);
}
