import { useAtomValue } from 'jotai';
import { ListFilter, Presentation } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import type { FoundLectures } from '#atoms/lectures/search.ts';
import { tagsAtom } from '#atoms/tags/tags.ts';
import { recentPlacesAtom, type Place } from '#atoms/ui/palette.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { LectureStatus } from '#features/widgets/LectureStatus/LectureStatus.tsx';
import { lectureRoute, lecturesRoute } from '#features/widgets/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import { markWords, matchesWords, type TextPart } from '#lib/textMatch.ts';
import { messages } from './messages.ts';
import { Deed } from './Option.styles.ts';
import type { PaletteCommand, PaletteGroup, PaletteRow, PaletteSection } from './rows.ts';

/** How many recent places are shown. */
const recentRows = 5;

const plain = (text: string): TextPart[] => [{ text, hit: false }];

interface Sources {
  /** What was typed, without the mark of commands and spare spaces. */
  query: string;
  commandsOnly: boolean;
  sections: PaletteSection[];
  commands: PaletteCommand[];
  found: FoundLectures;
}

/** What the palette shows for a query: recent places while nothing is typed, then sections, lectures and commands. */
export function usePaletteGroups({
  query,
  commandsOnly,
  sections,
  commands,
  found,
}: Sources): PaletteGroup[] {
  const t = useMessages(messages);
  const recent = useRecent(sections);
  const contentRows = useContentRows(query, found);

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
      { id: 'content', title: t.content, count: found.count || undefined, rows: contentRows },
    );
  }
  return all.filter(({ rows }) => rows.length > 0);
}

/** The places where the author was before, without the present one. */
function useRecent(sections: PaletteSection[]): PaletteRow[] {
  const t = useMessages(messages);
  const places = useAtomValue(recentPlacesAtom);
  const { pathname } = useLocation();
  const rowOf = ({ route, lecture }: Place): PaletteRow | null => {
    const id = `recent ${route}`;
    if (lecture !== null) {
      return {
        id,
        route,
        label: plain(lecture.name),
        note: plain(t.lecture),
        icon: <Thumb lecture={lecture} />,
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

/** The found lectures, the way to all of them when there are more, or the way to try again. */
function useContentRows(
  query: string,
  { items, count, publications, error, retry }: FoundLectures,
): PaletteRow[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom).item ?? [];

  if (error !== null) {
    const failed: PaletteRow = {
      id: 'retry',
      label: plain(t.failed),
      note: plain(errorText(error, language)),
      icon: <Glyph name="failed" size={16} />,
      end: <Deed>{t.retry}</Deed>,
      stays: true,
      run: retry,
    };
    return [failed];
  }

  /** Where the name does not say why the lecture was found, its tag does. */
  const noteOf = (lecture: Lecture): TextPart[] => {
    if (matchesWords(lecture.name, query)) return plain(t.lecture);
    const parts = tags
      .filter(({ id }) => lecture.tags.includes(id))
      .map(({ name }) => markWords(name, query))
      .find((marked) => marked.some(({ hit }) => hit));
    return parts === undefined ? plain(t.lecture) : [...plain(t.lectureTagged), ...parts];
  };

  const rows = items.map((lecture): PaletteRow => ({
    id: `lecture ${lecture.id}`,
    route: lectureRoute(lecture.id),
    label: markWords(lecture.name, query),
    note: noteOf(lecture),
    icon: <Thumb lecture={lecture} />,
    end: <LectureStatus size="small" lecture={lecture} publication={publications.get(lecture.id)} />,
  }));
  if (count <= items.length) return rows;
  const all: PaletteRow = {
    id: 'all lectures',
    route: `${lecturesRoute}?${new URLSearchParams({ search: query })}`,
    label: plain(t.showAll),
    icon: <ListFilter size={16} strokeWidth={1.5} aria-hidden />,
    end: groupDigits(count),
  };
  return [...rows, all];
}

function Thumb({ lecture: { imageId } }: { lecture: Lecture }) {
  return (
    <Cover
      size="tree"
      alt=""
      src={imageId ? imageUrl(imageId) : undefined}
      icon={<Presentation size={16} strokeWidth={1.5} aria-hidden />}
    />
  );
}
