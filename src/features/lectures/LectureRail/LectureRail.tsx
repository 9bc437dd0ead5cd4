import { BookOpen, Flag, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lecture } from '#api/lecture/schema.ts';
import { Readiness, type ReadinessItem } from '#components/feedback/Readiness/Readiness.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './LectureRail.styles.ts';
import { messages } from './messages.ts';

export interface LectureRailProps {
  /** The cover with its buttons. */
  cover: ReactNode;
  readiness: ReadinessItem[];
  /** The way to the catalogue, and the price. */
  publication: ReactNode;
  /** Courses and marathons that hold the lecture; `undefined` where the platform does not tell. */
  usedIn: Lecture['usedIn'];
  /** Bottom room for the upload panel: in the rail, not in a sheet. */
  placement: 'rail' | 'sheet';
}

const kinds = {
  course: { icon: <BookOpen size={14} strokeWidth={1.5} aria-hidden />, path: '/courses' },
  marathon: { icon: <Flag size={14} strokeWidth={1.5} aria-hidden />, path: '/marathons' },
} as const;

function isKind(type: string): type is keyof typeof kinds {
  return Object.hasOwn(kinds, type);
}

/** What stands beside the form of a lecture: its cover, what it still lacks, its publication, and where it is used. */
export function LectureRail({ cover, readiness, publication, usedIn, placement }: LectureRailProps) {
  const t = useMessages(messages);
  return (
    <S.Root $placement={placement}>
      <div data-field="imageId">{cover}</div>
      <Readiness items={readiness} label={t.readiness} />
      {publication}
      {usedIn !== undefined && (
        <section>
          <S.Title>{t.usedIn}</S.Title>
          {usedIn.length === 0 ? (
            <S.Note>{t.unused}</S.Note>
          ) : (
            <ul>
              {usedIn.map(({ type, id, name }) => (
                <S.Use key={`${type} ${id}`}>
                  <S.Kind $kind={type}>
                    {isKind(type) ? kinds[type].icon : <Layers size={14} strokeWidth={1.5} aria-hidden />}
                  </S.Kind>
                  {isKind(type) ? (
                    <TextLink
                      as={RouterLink}
                      tone="quiet"
                      href={`${kinds[type].path}/${encodeURIComponent(id)}`}
                    >
                      {name}
                    </TextLink>
                  ) : (
                    <span>{name}</span>
                  )}
                  <S.Word>{isKind(type) ? t[type] : type}</S.Word>
                </S.Use>
              ))}
            </ul>
          )}
        </section>
      )}
    </S.Root>
  );
}
