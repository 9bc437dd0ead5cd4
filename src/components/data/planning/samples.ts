import type { SoldKind } from '#domain/kinds.ts';
import type { ClosedTime, PlanEvent } from './events.ts';

/** The zone of the stories. */
export const zone = 'Europe/Moscow';

const two = (value: number) => String(value).padStart(2, '0');

function timed(
  kind: SoldKind,
  day: string,
  time: string,
  title: string,
  more: Partial<PlanEvent> = {},
): PlanEvent {
  const start = Date.parse(`${day}T${time}:00+03:00`);
  return {
    id: `${day} ${time} ${title}`,
    kind,
    title,
    start: new Date(start).toISOString(),
    end: new Date(start + (kind === 'webinar' ? 90 : 60) * 60_000).toISOString(),
    ...more,
  };
}

function marathon(id: string, title: string, from: string, to: string): PlanEvent {
  return {
    id,
    kind: 'marathon',
    title,
    start: `${from}T00:00:00+03:00`,
    end: `${to}T23:59:00+03:00`,
    across: true,
  };
}

const meeting = (date: number, time: string, person: string, more: Partial<PlanEvent> = {}) =>
  timed('consultation', `2026-11-${two(date)}`, time, person, more);

const asked = { state: 'waits', note: 'новая' } as const;
const publication = { note: 'публикация' };

/** November and what stands beside it, as an author would have it. */
export const november: PlanEvent[] = [
  marathon('m-1', 'Осень без\u00A0спешки: 14\u00A0дней', '2026-10-26', '2026-11-08'),
  timed('consultation', '2026-10-27', '12:00', 'Нина Белова'),
  timed('webinar', '2026-10-29', '19:00', 'Почему я\u00A0не\u00A0сплю: разбор'),
  timed('lecture', '2026-10-31', '10:00', 'Опора и\u00A0равновесие стоя', publication),
  meeting(3, '12:00', 'Игорь Лапин'),
  meeting(3, '15:00', 'Пётр Савин'),
  timed('webinar', '2026-11-05', '19:00', 'Шея и\u00A0плечи: открытый эфир'),
  meeting(7, '11:00', 'Ольга Климова'),
  meeting(10, '11:00', 'Анна Юрьева'),
  meeting(10, '13:00', 'Пётр Савин'),
  meeting(10, '16:00', 'Вера Орлова'),
  meeting(10, '18:00', 'Нина Белова'),
  timed('webinar', '2026-11-12', '20:00', 'Опора в\u00A0спешке', { state: 'cancelled' }),
  timed('lecture', '2026-11-14', '10:00', 'Голос и\u00A0опора', publication),
  meeting(14, '14:30', 'Пётр Савин'),
  meeting(17, '12:00', 'Вера Орлова'),
  meeting(17, '18:30', 'Анна Юрьева'),
  meeting(18, '16:00', 'Игорь Лапин'),
  timed('webinar', '2026-11-20', '19:00', 'Тело и\u00A0тревога: открытый разбор', {
    problem: 'нет ссылки на\u00A0эфир',
  }),
  meeting(21, '11:00', 'Ольга Климова', asked),
  meeting(21, '14:30', 'Пётр Савин'),
  timed('meditation', '2026-11-23', '10:00', 'Лес после дождя', publication),
  meeting(24, '11:00', 'Анна Юрьева'),
  timed('marathon', '2026-11-24', '18:00', 'Запись в\u00A0марафон закроется', { note: '34\u00A0из\u00A040' }),
  timed('webinar', '2026-11-26', '20:00', 'Вопросы о\u00A0сне: эфир', { note: '41\u00A0из\u00A0100' }),
  meeting(27, '13:00', 'Нина Белова'),
  meeting(27, '16:00', 'Вера Орлова'),
  meeting(27, '18:00', 'Игорь Лапин', asked),
  timed('lecture', '2026-11-28', '10:00', 'Мягкие плечи за\u00A0двадцать минут', publication),
  meeting(30, '12:00', 'Тимур Ахметов', asked),
  marathon('m-2', '21\u00A0день утренней практики', '2026-12-01', '2026-12-21'),
  timed('consultation', '2026-12-02', '12:00', 'Вера Орлова'),
  timed('webinar', '2026-12-03', '19:00', 'Дыхание под\u00A0нагрузкой', { note: '18\u00A0из\u00A080' }),
  timed('course', '2026-12-05', '10:00', 'Сон: мягкая настройка', publication),
];

/** The two days in which a webinar cannot be planned anew. */
export const fortyEightHours: ClosedTime = {
  from: '2026-11-20T09:12:00Z',
  to: '2026-11-22T09:12:00Z',
  text: 'Ближе 48\u00A0часов: новый вебинар не\u00A0назначить',
  after: 'вебинары с\u00A012:15',
};
