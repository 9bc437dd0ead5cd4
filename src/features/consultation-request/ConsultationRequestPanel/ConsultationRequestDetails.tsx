import { useAtomValue, useSetAtom } from 'jotai';
import { Copy, Mail, MapPin, MessageCircle, Phone, Video } from 'lucide-react';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { consultationAtom } from '#atoms/consultation/consultations.ts';
import { consultationRequestCountAtom } from '#atoms/consultation-request/consultationRequests.ts';
import { showErrorAtom, showToastAtom } from '#atoms/ui/toast.ts';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { Timeline } from '#components/feedback/Timeline/Timeline.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { PersonLine } from '#components/primitives/PersonLine/PersonLine.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { useZone } from '../useZone.ts';
import { messages } from './messages.ts';
import * as S from './ConsultationRequestPanel.styles.ts';
import { StepBack } from './StepBack.tsx';
import type { Steps } from './useStep.ts';
import { TwoClocks } from './TwoClocks.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface ConsultationRequestDetailsProps {
  request: ConsultationRequest;
  steps: Steps;
}

/** A request: who, when by both clocks, what and for how much, what they answered, and what happened so far. */
export function ConsultationRequestDetails({ request, steps }: ConsultationRequestDetailsProps) {
  return (
    <S.Parts>
      <Client request={request} />
      <TwoClocks request={request} />
      <Thing request={request} />
      <Answers request={request} />
      <History request={request} steps={steps} />
    </S.Parts>
  );
}

/** A link without what every link begins with. */
const shown = (link: string) => link.replace(/^https:\/\//, '');

/** Where a contact leads, when it is an address or a number. */
function hrefOf(contact: string): string | null {
  if (/^\S+@\S+\.\S+$/.test(contact)) return `mailto:${contact}`;
  return /^\+?[\d\s()-]{7,}$/.test(contact) ? `tel:${contact.replace(/[^\d+]/g, '')}` : null;
}

function Client({ request: { client } }: { request: ConsultationRequest }) {
  const t = useMessages(messages);
  const count = useAtomValue(consultationRequestCountAtom({ filter: { clientId: [client.id] } }));
  const contact = client.contact ?? '';
  const href = hrefOf(contact);
  const byMail = href?.startsWith('mailto:') === true;
  return (
    <PersonLine
      name={client.name}
      size="large"
      {...(client.avatarId && { src: imageUrl(client.avatarId) })}
      note={[contact, count !== null && t.count(count)].filter(Boolean).join(' · ')}
      action={
        href !== null && (
          <TextLink href={href} aria-label={byMail ? t.write : t.call}>
            {byMail ? <Mail {...icon} /> : <Phone {...icon} />}
          </TextLink>
        )
      }
    />
  );
}

const places: Record<string, typeof Video> = { phone: Phone, chat: MessageCircle, office: MapPin };

/** The consultation, what it costs, and where they meet. */
function Thing({ request }: { request: ConsultationRequest }) {
  const t = useMessages(messages);
  const { consultationId, consultationName, durationMin, amountKopecks, paid, link } = request;
  const { item } = useAtomValue(consultationAtom(consultationId));
  const Place = places[item?.format ?? ''] ?? Video;
  return (
    <S.Ruled>
      <S.Thing>
        <Cover
          src={item?.imageId ? imageUrl(item.imageId) : undefined}
          alt=""
          size="list"
          width={64}
          icon={<MessageCircle {...icon} />}
        />
        <div>
          <TextLink tone="quiet" as={RouterLink} href={itemRoute('consultation', consultationId)}>
            {consultationName}
          </TextLink>
          <S.Quiet>{t.minutes(durationMin)}</S.Quiet>
        </div>
        <S.Sum>
          <strong>{formatMoney(amountKopecks)}</strong>
          <S.Paid $paid={paid}>{paid ? t.paid : t.unpaid}</S.Paid>
        </S.Sum>
      </S.Thing>
      {link ? (
        <S.LinkRow>
          <Place {...icon} />
          <TextLink
            tone="quiet"
            href={link}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t.link}: ${shown(link)}`}
          >
            {shown(link)}
          </TextLink>
          <CopyLink link={link} />
        </S.LinkRow>
      ) : (
        item?.format === 'office' &&
        item.address && (
          <S.LinkRow>
            <Place {...icon} />
            <span>{item.address}</span>
          </S.LinkRow>
        )
      )}
    </S.Ruled>
  );
}

function CopyLink({ link }: { link: string }) {
  const t = useMessages(messages);
  const toast = useSetAtom(showToastAtom);
  const showError = useSetAtom(showErrorAtom);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'success', description: t.copied });
    } catch {
      showError(t.notCopied);
    }
  };
  return <IconButton size="small" label={t.copy} icon={<Copy {...icon} />} onClick={() => void copy()} />;
}

function Answers({ request: { answers } }: { request: ConsultationRequest }) {
  const t = useMessages(messages);
  return (
    <S.Section>
      <S.Heading>{t.answers}</S.Heading>
      {answers.length === 0 ? (
        <S.Quiet>{t.noAnswers}</S.Quiet>
      ) : (
        <S.Answers>
          {answers.map(({ question, answer }, at) => (
            <div key={at}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </S.Answers>
      )}
    </S.Section>
  );
}

function History({ request, steps }: ConsultationRequestDetailsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useZone();
  return (
    <S.Section>
      <S.HistoryHead>
        <S.Heading>{t.history}</S.Heading>
        <StepBack {...steps} />
      </S.HistoryHead>
      <Timeline
        label={t.history}
        events={request.history
          .map(({ status, at }, index) => ({
            id: String(index),
            ...statusLook('request', status, language),
            moment: formatMoment(at, zone, language),
            at,
          }))
          .toReversed()}
      />
    </S.Section>
  );
}
