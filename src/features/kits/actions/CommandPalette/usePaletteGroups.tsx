import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { isKind, kindName } from '#domain/kinds.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import type { FoundAll } from '#atoms/search/search.ts';
import { recentPlacesAtom, type Place } from '#atoms/ui/palette.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { markWords, matchesWords } from '#lib/text/textMatch.ts';
import { messages } from './messages.ts';
import type { PaletteCommand, PaletteGroup, PaletteRow, PaletteSection } from './rows.ts';
import { ContentThumb, plain, useFoundRows } from './useFoundRows.tsx';

/** How many recent places are shown. */
const recentRows = 5;

export interface Sources {
  /** The query without the command prefix and outer spaces. */
  query: string;
  commandsOnly: boolean;
  sections: PaletteSection[];
  commands: PaletteCommand[];
  found: FoundAll;
}

/** What the palette shows for a query: recent places while nothing is typed, then sections, content, people and commands. */
export function usePaletteGroups({
  query,
  commandsOnly,
  sections,
  commands,
  found,
}: Sources): PaletteGroup[] {
  const t = useMessages(messages);
  const recent = useRecent(sections);
  const { content, people } = useFoundRows(query, found);
  const contentCount = found.groups.reduce(
    (sum, { kind, count }) => sum + (kind === 'client' ? 0 : count),
    0,
  );

  const commandRows = commands
    .filter(({ label, words = '' }) => matchesWords(`${label} ${words}`, query))
    .map((command): PaletteRow => ({ ...command, label: markWords(command.label, query) }));
  const all: PaletteGroup[] = [{ id: 'commands', title: t.commands, rows: commandRows }];

  if (!commandsOnly) {
    const shown = query === '' ? recent : [];
    const sectionRows = sections
      .filter(({ route, label }) => matchesWords(label, query) && shown.every((row) => row.route !== route))
      .map(({ label, ...section }): PaletteRow => ({ ...section, label: markWords(label, query) }));
    all.unshift(
      { id: 'recent', title: t.recent, rows: shown },
      { id: 'sections', title: t.sections, rows: sectionRows },
      { id: 'content', title: t.content, count: contentCount || undefined, rows: content },
      { id: 'people', title: t.people, rows: people },
    );
  }
  return all.filter(({ rows }) => rows.length > 0);
}

/** The places where the author was before, without the present one. */
function useRecent(sections: PaletteSection[]): PaletteRow[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const places = useAtomValue(recentPlacesAtom);
  const { pathname } = useLocation();
  const rowOf = ({ route, content }: Place): PaletteRow | null => {
    const id = `recent ${route}`;
    if (content !== null) {
      if (!isKind(content.kind)) return null;
      const src = content.imageId ? imageUrl(content.imageId) : undefined;
      return {
        id,
        route,
        label: plain(content.name),
        note: plain(kindName(content.kind, language).toLowerCase()),
        icon: <ContentThumb kind={content.kind} src={src} />,
      };
    }
    const section = sections.find((one) => one.route === route);
    if (section === undefined) return null;
    return { id, route, label: plain(section.label), note: plain(t.section), icon: section.icon };
  };
  return places
    .filter((place) => place.route !== pathname)
    .map(rowOf)
    .filter((row) => row !== null)
    .slice(0, recentRows);
}
