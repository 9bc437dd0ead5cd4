import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Trash2 } from 'lucide-react';
import {
  campaignDraftsAtom,
  dropCampaignDraftAtom,
  putCampaignDraftAtom,
  type CampaignDraft,
} from '#atoms/campaign/drafts.ts';
import { reachAtom } from '#atoms/campaign/reach.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { isClientTarget } from '#domain/campaign/targets.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { campaignsRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { targetName } from '../targets.ts';
import * as S from './Campaigns.styles.ts';
import { messages } from './messages.ts';

const noneAtom = atom(null);

/** Campaigns that are not sent yet, the latest first. */
export function Drafts() {
  const t = useMessages(messages);
  const drafts = Object.entries(useAtomValue(campaignDraftsAtom)).toSorted(
    ([, one], [, other]) => other.editedAt - one.editedAt,
  );
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts">
      <S.Title id="drafts">{t.drafts}</S.Title>
      <S.Drafts aria-labelledby="drafts">
        {drafts.map(([key, draft]) => (
          <Draft key={key} draftKey={key} draft={draft} />
        ))}
      </S.Drafts>
    </section>
  );
}

function Draft({ draftKey, draft }: { draftKey: string; draft: CampaignDraft }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const drop = useSetAtom(dropCampaignDraftAtom);
  const put = useSetAtom(putCampaignDraftAtom);
  const showToast = useSetAtom(showToastAtom);
  // Only the name of a client must be asked for.
  const reach = useAtomValue(isClientTarget(draft.segment) ? reachAtom(draft.segment) : noneAtom);
  const name = draft.title.trim() || t.noTitle;
  const remove = () => {
    const dropped = drop(draftKey);
    if (dropped === null) return;
    const undo = { label: t.undo, run: () => put({ key: draftKey, dropped }) };
    showToast({ kind: 'success', description: t.dropped, action: undo });
  };
  const address = new URLSearchParams({ compose: '1', draft: draftKey });
  return (
    <S.Draft>
      <S.Words>
        <span>{name}</span>
        <span>
          {t.draftNote(
            targetName(draft.segment, reach?.name ?? null, language),
            formatMoment(new Date(draft.editedAt).toISOString(), zone, language),
          )}
        </span>
      </S.Words>
      <TextLink as={RouterLink} href={`${campaignsRoute}?${address.toString()}`} aria-label={t.goOnOf(name)}>
        {t.goOn}
      </TextLink>
      <IconButton
        label={t.dropOf(name)}
        icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
        onClick={remove}
      />
    </S.Draft>
  );
}
