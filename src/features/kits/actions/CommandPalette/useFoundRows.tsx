import { useAtomValue } from 'jotai';
import { ListFilter } from 'lucide-react';
import { kindName, kinds, type Kind } from '#domain/kinds.ts';
import { errorText } from '#api/api-error.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import type { Found, FoundAll, FoundGroup } from '#atoms/search/search.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { markWords, matchesWords, type TextPart } from '#lib/text/textMatch.ts';
import { FoundStatus } from './FoundStatus.tsx';
import { messages } from './messages.ts';
import { Deed } from './Option.styles.ts';
import type { PaletteRow } from './rows.ts';

/** A text with nothing marked. */
export const plain = (text: string): TextPart[] => [{ text, hit: false }];

interface FoundRows {
  content: PaletteRow[];
  people: PaletteRow[];
}

/** The rows of what a search found: content and people; the ways to all that match, and the way to try again. */
export function useFoundRows(query: string, found: FoundAll): FoundRows {
  const t = useMessages(messages);
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom).item ?? [];

  /** A result's description; its tag, if the name does not show why it matches. */
  const noteOf = ({ kind, name, tags: own, purchasesCount }: Found): TextPart[] => {
    if (kind === 'client') return plain(t.purchases(purchasesCount));
    const parts = matchesWords(name, query)
      ? undefined
      : tags
          .filter(({ id }) => own.includes(id))
          .map((tag) => markWords(tag.name, query))
          .find((marked) => marked.some(({ hit }) => hit));
    const what = kindName(kind, language).toLowerCase();
    return parts === undefined ? plain(what) : [...plain(t.tagged(what)), ...parts];
  };

  const rowsOf = ({ kind, items, count }: FoundGroup): PaletteRow[] => {
    const rows = items.map((item): PaletteRow => ({
      id: `${kind} ${item.id}`,
      route: itemRoute(kind, item.id),
      label: markWords(item.name, query),
      note: noteOf(item),
      icon: <FoundIcon found={item} />,
      end:
        kind === 'client' ? (
          t.client
        ) : (
          <FoundStatus found={item} publication={found.publications.get(item.id)} />
        ),
    }));
    if (count <= items.length) return rows;
    const rest: PaletteRow = {
      id: `all ${kind}`,
      route: `${listRoute(kind)}?${new URLSearchParams({ search: query })}`,
      label: plain(kind === 'client' ? t.allClients : t.all(kinds[kind][language].many.toLowerCase())),
      icon: <ListFilter size={16} strokeWidth={1.5} aria-hidden />,
      end: groupDigits(count),
    };
    return [...rows, rest];
  };

  const isPerson = ({ kind }: FoundGroup) => kind === 'client';
  const content = found.groups.filter((group) => !isPerson(group)).flatMap(rowsOf);
  if (found.error !== null) {
    content.push({
      id: 'retry',
      label: plain(content.length > 0 ? t.partlyFailed : t.failed),
      note: plain(errorText(found.error, language)),
      icon: <Glyph name="failed" size={16} />,
      end: <Deed>{t.retry}</Deed>,
      stays: true,
      run: found.retry,
    });
  }
  return { content, people: found.groups.filter(isPerson).flatMap(rowsOf) };
}

/** The cover of a content in small, the picture of a person. */
function FoundIcon({ found: { kind, name, imageId } }: { found: Found }) {
  const src = imageId ? imageUrl(imageId) : undefined;
  if (kind === 'client')
    return <Avatar name={name} {...(src !== undefined && { src })} size={24} decorative />;
  return <ContentThumb kind={kind} src={src} />;
}

/** A cover in small, or the icon of its kind. */
export function ContentThumb({ kind, src }: { kind: Kind; src: string | undefined }) {
  return <Cover size="tree" alt="" src={src} icon={<KindIcon kind={kind} size={16} tone="inherit" />} />;
}
