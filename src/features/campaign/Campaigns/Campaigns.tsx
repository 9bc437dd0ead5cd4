import { useAtomValue } from 'jotai';
import { Megaphone, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { campaignHistoryAtom, type SentCampaign } from '#atoms/campaign/history.ts';
import { DataTable } from '#components/data/DataTable/DataTable.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { BuyerGroups } from '#features/kits/list/BuyerGroups/BuyerGroups.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { Compose } from '../Compose/Compose.tsx';
import { SentPanel } from '../SentPanel/SentPanel.tsx';
import * as S from './Campaigns.styles.ts';
import { Drafts } from './Drafts.tsx';
import { messages } from './messages.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';

/** Push campaigns: drafts, what was sent from this device, whom one could write to; and the form, `?compose=1`. */
export function Campaigns() {
  const [address] = useSearchParams();
  return address.has('compose') ? <Compose /> : <Overview />;
}

function Overview() {
  const t = useMessages(messages);
  const history = useAtomValue(campaignHistoryAtom);
  const phone = usePhone();
  useTitle(t.title);
  return (
    <>
      <PageHeader
        title={t.title}
        count={history.length > 0 ? history.length : undefined}
        actions={
          <ButtonLink
            as={RouterLink}
            href={composeRoute()}
            // On a phone the bar above has the filled button of the page.
            variant={phone ? 'secondary' : 'primary'}
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t.create}
          </ButtonLink>
        }
      />
      <S.Columns $railed={history.length > 0}>
        <S.Main>
          <Drafts />
          {history.length === 0 ? (
            <Block icon={<Megaphone size={24} strokeWidth={1.5} aria-hidden />} title={t.emptyTitle}>
              {t.emptyText}
            </Block>
          ) : (
            <History history={history} />
          )}
        </S.Main>
        <section aria-labelledby="groups">
          <S.Title id="groups">{t.groups}</S.Title>
          <S.Note>{t.groupsText}</S.Note>
          <BuyerGroups label={t.groups} />
        </section>
      </S.Columns>
    </>
  );
}

const idOf = ({ id }: SentCampaign) => id;
const nameOf = ({ title }: SentCampaign) => title;

function History({ history }: { history: SentCampaign[] }) {
  const t = useMessages(messages);
  const columns = useHistoryColumns();
  const [address, setAddress] = useSearchParams();
  const open = address.get('open');
  const show = (id: string | null) => setAddress(id === null ? {} : { open: id }, { replace: open !== null });
  const at = history.findIndex(({ id }) => id === open);
  const step = (index: number) => {
    const campaign = at === -1 ? undefined : history[index];
    return campaign && (() => show(campaign.id));
  };
  return (
    <section aria-labelledby="history">
      <S.Title id="history">{t.history}</S.Title>
      <S.Note>{t.local}</S.Note>
      <DataTable
        label={t.history}
        rows={history}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={({ id }) => `#/campaigns?open=${encodeURIComponent(id)}`}
        onOpen={({ id }) => show(id)}
      />
      {open !== null && (
        <SentPanel
          campaign={history[at] ?? null}
          onClose={() => show(null)}
          onPrevious={step(at - 1)}
          onNext={step(at + 1)}
        />
      )}
    </section>
  );
}
