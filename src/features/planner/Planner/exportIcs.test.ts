import { expect, test } from 'vitest';
import type { PlanEvent } from '#components/data/planning/events.ts';
import { icsOf } from './exportIcs.ts';

const webinar: PlanEvent = {
  id: 'webinar:1',
  kind: 'webinar',
  title: 'Вопросы о\u00A0сне: эфир; запятая, и\u00A0всё',
  start: '2026-11-26T17:00:00.000Z',
  end: '2026-11-26T18:30:00.000Z',
};
const marathon: PlanEvent = {
  id: 'marathon:1',
  kind: 'marathon',
  title: 'Десять тихих вечеров',
  start: '2026-11-30T21:00:00.000Z',
  end: '2026-12-10T20:59:00.000Z',
  across: true,
  state: 'cancelled',
};

test('a file has instants in UTC, whole days of the zone, and states', async () => {
  const text = await icsOf(
    [
      { event: webinar, url: 'http://127.0.0.1:4173/#/webinars/1', category: 'Вебинар' },
      { event: marathon, url: null, category: 'Марафон' },
    ],
    'Europe/Moscow',
  );
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261126T170000Z',
      'DTEND:20261126T183000Z',
      'SUMMARY:Вопросы о сне: эфир\\; запятая\\, и всё',
      'URL:http://127.0.0.1:4173/#/webinars/1',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261211',
      'STATUS:CANCELLED',
    ]),
  );
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});
