import type { SentCampaign } from '#atoms/campaign/history.ts';

const sent = (id: string, given: Partial<SentCampaign>): SentCampaign => ({
  id,
  title: 'Давно не\u00A0виделись',
  body: 'За\u00A0это время появились новые практики. Начните с\u00A0самой короткой.',
  imageId: null,
  publicationId: null,
  publicationTitle: null,
  segment: 'sleeping',
  segmentName: null,
  madeAt: '2026-11-19T16:05:00.000Z',
  sendAt: null,
  audienceCount: 214,
  ...given,
});

/** What was sent from this device: planned, sent, to one client, and of a segment that the console does not know. */
export const sentCampaigns: SentCampaign[] = [
  sent('sent-1', {
    title: 'Вечер тихого дыхания 🌙',
    body: 'Завтра в\u00A020:00 дышим вместе. Запись останется у\u00A0вас на\u00A030\u00A0дней.',
    segment: 'regulars',
    sendAt: '2026-11-21T16:00:00.000Z',
    audienceCount: 118,
    publicationId: 'publication-1',
    publicationTitle: 'Тело без тревоги',
    imageId: 'image-voda',
  }),
  sent('sent-2', {}),
  sent('sent-3', {
    title: 'Здравствуйте, Анна',
    body: 'Спасибо за\u00A0вопрос. Ответ\u00A0— в\u00A0новой лекции.',
    segment: 'client:client-yurieva',
    segmentName: 'Анна Юрьева',
    madeAt: '2026-11-17T08:20:00.000Z',
    audienceCount: 1,
  }),
  sent('sent-4', {
    title: 'Осень',
    segment: 'friends',
    madeAt: '2026-10-02T08:20:00.000Z',
    audienceCount: null,
  }),
];

/** Puts campaigns on the device of an author before a story begins. */
export function keepSent(author: string, campaigns: readonly SentCampaign[]): void {
  localStorage.setItem(`kabinet.campaigns.${author}`, JSON.stringify(campaigns));
}

/** Puts drafts on the device of an author before a story begins. */
export function keepDrafts(author: string, drafts: Record<string, unknown>): void {
  localStorage.setItem(`kabinet.campaign-drafts.${author}`, JSON.stringify(drafts));
}
