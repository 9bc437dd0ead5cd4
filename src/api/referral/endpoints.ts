import { list } from '../rows.ts';
import { referral as item } from './schema.ts';

export const referral = { list: list('/v1/author/referral/list', item) };
