import { Layers } from 'lucide-react';
import { contentTypes, type ContentType } from '#domain/content/schema.ts';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './UsedIn.styles.ts';

export interface UsedInProps {
  /** What holds it; `undefined` where the platform does not tell. */
  uses: { type: string; id: string; name: string }[] | undefined;
}

const isKind = (type: string): type is ContentType => (contentTypes as readonly string[]).includes(type);

/** «Где используется»: what holds it. A kind that the console does not know is named, without a link. */
export function UsedIn({ uses }: UsedInProps) {
  const t = useMessages(messages);
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
              <S.Word>{isKind(type) ? t[type] : type}</S.Word>
            </S.Use>
          ))}
        </ul>
      )}
    </section>
  );
}
