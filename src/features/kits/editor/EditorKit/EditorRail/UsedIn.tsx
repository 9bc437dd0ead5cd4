import { Layers } from 'lucide-react';
import { isKind, kindName } from '#domain/kinds.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './UsedIn.styles.ts';

export interface UsedInProps {
  /** What holds it; `undefined` where the platform does not tell. */
  uses: { type: string; id: string; name: string }[] | undefined;
}

/** «Где используется»: what holds it. A kind that the console does not know is named, without a link. */
export function UsedIn({ uses }: UsedInProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  if (uses === undefined) return null;
  return (
    <section>
      <S.Title>{t.usedIn}</S.Title>
      {uses.length === 0 ? (
        <S.Note>{t.unused}</S.Note>
      ) : (
        <ul>
          {uses.map(({ type, id, name }) => (
            <S.Use key={`${type} ${id}`}>
              <S.Kind>
                {isKind(type) ? <KindIcon kind={type} /> : <Layers size={14} strokeWidth={1.5} aria-hidden />}
              </S.Kind>
              {isKind(type) ? (
                <TextLink as={RouterLink} tone="quiet" href={itemRoute(type, id)}>
                  {name}
                </TextLink>
              ) : (
                <span>{name}</span>
              )}
              <S.Word>{kindName(type, language)}</S.Word>
            </S.Use>
          ))}
        </ul>
      )}
    </section>
  );
}
