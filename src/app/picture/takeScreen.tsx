import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '#lib/i18n/catalogue.ts';
import { navigation, sectionName } from '../shell/navigation.tsx';
import { Bones } from './Bones.tsx';
import { holes, type Picture } from './parts.ts';
import { take } from './take.ts';

/** What a picture says besides how it looks. */
type Taken = Pick<Picture, 'body' | 'css'>;

/** What comes and goes over a screen: what is told, and uploads under way. */
const passing = '[role="status"], [role="alert"], [aria-live], output';

/** What the console does not show at first either: what passes, what stands beside the page, and how much waits in the menu. */
function isPassing(element: Element): boolean {
  if (element.previousElementSibling?.localName === 'main') return true;
  if (element.matches('nav li > a > span ~ *')) return true;
  return element.matches(passing) && element.closest('main') === null;
}

/** The picture of a screen. What `without` means is left out of it. */
export const takeScreen = (root: Element, without: string | null): Taken | null =>
  take(root, { omit: (element) => isPassing(element) || (without !== null && element.matches(without)) });

/** By route, the names of the sections of the menu and of their groups. */
export function sectionNames(language: Language): Record<string, readonly [title: string, group: string]> {
  const rows = navigation.flatMap(({ title, sections }) =>
    sections.map(({ id, route }) => {
      const name = sectionName(id, language);
      return [route, [name, title === undefined ? name : sectionName(title, language)]] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** The picture of the bare frame: all that stands around a screen, and the skeleton of one. Nothing of the screen is in it. */
export function takeFrame(root: Element): Taken | null {
  const main = root.querySelector('main');
  if (main === null) return null;
  const bones = document.createElement('div');
  const drawn = createRoot(bones);
  flushSync(() => drawn.render(<Bones />));
  // Where a screen begins, and gone before the page is painted.
  main.prepend(bones);
  try {
    return take(root, {
      omit: (element) => isPassing(element) || (element.parentElement === main && element !== bones),
      text: ({ data, parentElement }) => (parentElement?.closest('header nav') ? holes.group : data),
    });
  } finally {
    bones.remove();
    drawn.unmount();
  }
}
