import { post } from '../rows.ts';
import { campaign as item, campaignCreate } from '#domain/campaign/schema.ts';

export const campaign = { create: post('/v1/author/campaign/create', campaignCreate, item) };
