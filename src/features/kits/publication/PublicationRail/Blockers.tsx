import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './PublicationRail.styles.ts';

/** What must be done before a review, with a way to the place where it is done. */
export interface Blocker {
  id: string;
  label: string;
  onGo: () => void;
}

/** What is left before a review. */
export function Blockers({ blockers }: { blockers: Blocker[] }) {
  const t = useMessages(messages);
  return (
    <S.Blockers role="alert">
      {t.blockers}
      <ul>
        {blockers.map((blocker) => (
          <li key={blocker.id}>
            <TextLink as="button" type="button" onClick={blocker.onGo}>
              {blocker.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </S.Blockers>
  );
}
