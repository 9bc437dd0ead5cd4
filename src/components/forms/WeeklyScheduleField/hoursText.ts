import type { WeekdayHours } from './week.ts';

/** Hours as they are read: «10:00–14:00». */
export const hoursText = ({ from, to }: WeekdayHours): string => `${from || '…'}–${to || '…'}`;
