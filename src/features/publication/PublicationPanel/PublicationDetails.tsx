import { useAtomValue, useSetAtom } from 'jotai';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindName } from '#domain/kinds.ts';
import { isContentType } from '#domain/content/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { termsEditor } from '#atoms/publication/editor.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Stat } from '#components/data/Stat/Stat.tsx';
import { Readiness } from '#components/feedback/Readiness/Readiness.tsx';
import { Timeline } from '#components/feedback/Timeline/Timeline.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { PublicationSteps } from '#features/kits/publication/PublicationRail/PublicationSteps.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import type { PanelSaving } from '#features/kits/record/RecordPanel/usePanelSave.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { historyOf } from './history.ts';
import { messages } from './messages.ts';
import * as P from '#features/kits/record/RecordPanel/panelParts.styles.ts';
import * as S from './PublicationPanel.styles.ts';
import { TermsForm } from './TermsForm.tsx';
import { TermsNotes } from './TermsNotes.tsx';
import type { SoldReadiness } from './useReadiness.ts';

interface PublicationDetailsProps {
  publication: Publication;
  readiness: SoldReadiness;
  saving: PanelSaving;
  /** What keeps it from review, once that was tried. */
  told: ReactNode;
}

/** A publication: what it sells, where it stands, its price, what it brought, what is lacking, and what happened so far. */
export function PublicationDetails({ publication, readiness, saving, told }: PublicationDetailsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const { id, salesCount, revenueKopecks, currency } = publication;
  const { dirty } = useAtomValue(termsEditor.editorAtom(id));
  const discard = useSetAtom(termsEditor.discardAtom);
  return (
    <P.Parts>
      <Thing publication={publication} gone={readiness.status === 'notFound'} />
      <P.Section>
        <PublicationSteps publication={publication} timeZone={zone} />
        {told}
      </P.Section>
      <P.Section>
        <P.Heading>{t.terms}</P.Heading>
        <TermsNotes termsKey={id} saving={saving} />
        <TermsForm termsKey={id} />
        {dirty && (
          <S.Unsaved>
            <span role="status">{t.unsaved}</span>
            <Button variant="quiet" size="small" onClick={() => discard(id)}>
              {t.revert}
            </Button>
          </S.Unsaved>
        )}
      </P.Section>
      <S.Figures role="group" aria-label={t.figures}>
        <Stat label={t.sales} value={groupDigits(salesCount)} />
        <Stat label={t.income} value={formatMoney(revenueKopecks, currency)} />
      </S.Figures>
      {readiness.status === 'ready' && <Readiness label={t.readiness} items={readiness.items} />}
      {readiness.status === 'loading' && <S.Quiet role="status">{t.readinessLoading}</S.Quiet>}
      <P.Section>
        <P.Heading>{t.history}</P.Heading>
        <Timeline label={t.history} events={historyOf(publication, zone, language)} />
      </P.Section>
    </P.Parts>
  );
}

/** What is sold, and the way to where it is made. */
function Thing({ publication, gone }: { publication: Publication; gone: boolean }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { title, imageId, contentType, contentId } = publication;
  return (
    <S.Thing>
      <Cover
        src={imageId ? imageUrl(imageId) : undefined}
        alt=""
        width={120}
        icon={<Layers size={16} strokeWidth={1.5} aria-hidden />}
      />
      <S.Words>
        <S.Name>{title}</S.Name>
        <S.Kind>
          {isContentType(contentType) && <KindIcon kind={contentType} />}
          {kindName(contentType, language)}
        </S.Kind>
        {gone || !isContentType(contentType) ? (
          <S.Quiet>{t.gone}</S.Quiet>
        ) : (
          <TextLink as={RouterLink} href={itemRoute(contentType, contentId)}>
            {t.open}
          </TextLink>
        )}
      </S.Words>
    </S.Thing>
  );
}
