import { campaign } from '#api/campaign/endpoints.ts';
import type { Drives } from './drive.ts';

export const campaignCalls: Drives<typeof campaign> = {
  create: (at) =>
    at.call(campaign.create, {
      body: {
        title: 'Новая лекция',
        body: 'Послушайте её сегодня вечером',
        segment: 'active',
        sendAt: new Date(at.clock.now + 24 * 60 * 60_000).toISOString(),
      },
    }),
};
