import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Problems } from '#domain/plain-problems.ts';
import { readTarget } from '#domain/campaign/targets.ts';
import { publicationAtom } from '#atoms/publication/publications.ts';
import {
  campaignDraftsAtom,
  dropCampaignDraftAtom,
  editCampaignAtom,
  putCampaignDraftAtom,
  type CampaignFields,
} from '#atoms/campaign/drafts.ts';
import { campaignHistoryAtom, crowdedBy } from '#atoms/campaign/history.ts';
import { reachAtom } from '#atoms/campaign/reach.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useNow } from '#lib/time/useNow.ts';
import { startOf } from '../targets.ts';
import { checkCampaign } from './check.ts';
import { messages } from './messages.ts';

const noPublicationAtom = atom(null);

/** A campaign as it is composed: its draft, what is wrong with it, and whom it would reach. */
export function useCampaign(key: string) {
  const t = useMessages(messages);
  const language = useLanguage();
  const now = useNow(30_000);
  const draft = useAtomValue(campaignDraftsAtom)[key];
  const change = useSetAtom(editCampaignAtom);
  const drop = useSetAtom(dropCampaignDraftAtom);
  const put = useSetAtom(putCampaignDraftAtom);
  const showToast = useSetAtom(showToastAtom);
  const start = startOf(readTarget(key) ?? 'all', language);
  const fields: CampaignFields = draft ?? start;
  const history = useAtomValue(campaignHistoryAtom);
  const reach = useAtomValue(reachAtom(fields.segment));
  const publication = useAtomValue(
    fields.publicationId === null ? noPublicationAtom : publicationAtom(fields.publicationId),
  );

  /** The author has tried to send it: from then on every problem is told. */
  const [tried, setTried] = useState(false);
  /** The platform's refusals, until their field changes. */
  const [refused, setRefused] = useState<Problems>({});

  const item = publication?.item ?? null;
  const gone = publication?.status === 'notFound' || publication?.status === 'failed';
  const closed = item !== null && item.status !== 'published';
  const problems: Problems = {
    ...checkCampaign(fields, now, language),
    ...(gone && { publicationId: t.publicationFailed }),
    ...(closed && { publicationId: t.publicationClosed }),
  };
  const sendAt = fields.later ? fields.sendAt : null;

  return {
    fields,
    editedAt: draft?.editedAt ?? null,
    reach,
    publication: item,
    /** The cover as it is previewed. */
    imageId: fields.withCover ? (item?.imageId ?? null) : null,
    sendAt,
    problems,
    /** The messages at the fields. */
    told: { ...(tried ? problems : publicationOnly(problems)), ...refused },
    crowd: crowdedBy(history, fields.segment, sendAt === null ? now : Date.parse(sendAt)),
    edit(patch: Partial<CampaignFields>) {
      change({ key, patch, start });
      const names = new Set(Object.keys(patch));
      if (names.has('later')) names.add('sendAt');
      setRefused((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !names.has(name))));
    },
    /** Keeps what is about to be sent, words that nobody has changed too: a try whose answer is lost is then seen, and can be let go. */
    keep() {
      if (draft === undefined) change({ key, patch: {}, start });
    },
    tell: () => setTried(true),
    refuse: setRefused,
    drop() {
      const dropped = drop(key);
      setTried(false);
      if (dropped === null) return;
      const putBack = () => {
        if (put({ key, dropped }) !== key) showToast({ kind: 'success', description: t.putAside });
      };
      const undo = { label: t.undo, run: putBack };
      showToast({ kind: 'success', description: t.dropped, action: undo });
    },
  };
}

export type ComposedCampaign = ReturnType<typeof useCampaign>;

/** Problems known before any attempt: a publication that clients cannot open. */
const publicationOnly = ({ publicationId }: Problems): Problems =>
  publicationId === undefined ? {} : { publicationId };
