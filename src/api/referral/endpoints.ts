import { list } from '../rows.ts';
import { referral as item } from '#domain/referral/schema.ts';

export const referral = { list: list('/v1/author/referral/list', item) };
