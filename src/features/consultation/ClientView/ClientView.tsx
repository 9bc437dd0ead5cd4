import { imageUrl } from '#api/upload/image-url.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { RichText } from '#components/data/RichText/RichText.tsx';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/money.ts';
import { formatLength } from '#lib/duration.ts';
import { formatName } from '../names.ts';
import * as S from './ClientView.styles.ts';
import type { ClientViewProps } from './clientViewProps.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { messages } from './messages.ts';

/** A consultation as a client will see it, with the times that are free now. */
export function ClientView({ id, fields }: ClientViewProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { name, imageId, format, durationMin, costKopecks, description, questions, cancellationPolicy } =
    fields;
  const price = costKopecks === null ? null : costKopecks === 0 ? t.free : formatMoney(costKopecks);
  return (
    <S.Root>
      {!fields.isActive && <Notice title={t.closedTitle}>{t.closedText}</Notice>}
      <S.Head>
        {imageId !== null && <Cover src={imageUrl(imageId)} alt="" />}
        <header>
          <S.Name>{name.trim() || t.noName}</S.Name>
          <S.Facts>
            {[format === null ? null : formatName(format, language), formatLength(durationMin, language)]
              .filter(Boolean)
              .join(' · ')}
            {price !== null && (
              <>
                {' · '}
                <strong>{price}</strong>
              </>
            )}
          </S.Facts>
        </header>
      </S.Head>
      <FreeTimes id={id} fields={fields} />
      {description.trim() !== '' && <RichText text={description} />}
      <Place fields={fields} />
      {questions.length > 0 && (
        <S.Section>
          <S.Heading>{t.questions}</S.Heading>
          <S.Lines>
            {questions.map((question, at) => (
              <li key={at}>{question}</li>
            ))}
          </S.Lines>
        </S.Section>
      )}
      {cancellationPolicy.trim() !== '' && (
        <S.Section>
          <S.Heading>{t.policy}</S.Heading>
          <p>{cancellationPolicy}</p>
        </S.Section>
      )}
    </S.Root>
  );
}

/** Where they meet; a link is told later. */
function Place({ fields: { format, address } }: Pick<ClientViewProps, 'fields'>) {
  const t = useMessages(messages);
  const place = format === 'office' ? address.trim() : format === 'phone' ? t.phoneLater : t.linkLater;
  if (place === '') return null;
  return (
    <S.Section>
      <S.Heading>{t.place}</S.Heading>
      <p>{place}</p>
    </S.Section>
  );
}
