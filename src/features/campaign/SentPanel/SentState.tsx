import { isPlanned, type SentCampaign } from '#atoms/campaign/history.ts';
import { Status } from '#components/feedback/Status/Status.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Whether a campaign is still to go out. */
export function SentState({ campaign }: { campaign: SentCampaign }) {
  const t = useMessages(messages);
  const planned = isPlanned(campaign);
  return <Status glyph={planned ? 'approved' : 'live'}>{planned ? t.planned : t.sent}</Status>;
}
