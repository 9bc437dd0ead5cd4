import type { BoardColumn } from './boardProps.ts';
import { MeetingFace } from './MeetingFace.tsx';

export interface Request {
  id: string;
  status: string;
  when: string;
  length: string;
  client: string;
  what: string;
  theirs: string;
}

export const columns: BoardColumn[] = [
  { id: 'new', title: 'Новые', glyph: 'waits', note: '13\u00A0500\u00A0₽' },
  { id: 'confirmed', title: 'Подтверждены', glyph: 'approved' },
  { id: 'going', title: 'В\u00A0работе', glyph: 'review' },
  { id: 'moved', title: 'Перенесены', glyph: 'moved' },
  { id: 'unpaid', title: 'Ожидают оплаты', glyph: 'draft', count: 2, folded: true },
  { id: 'done', title: 'Выполнены', glyph: 'live', count: 58, folded: true },
  { id: 'cancelled', title: 'Отменены', glyph: 'cancelled', count: 6, folded: true },
];

const request = (
  id: string,
  status: string,
  when: string,
  length: number,
  client: string,
  what: string,
  theirs: string,
): Request => ({ id, status, when, length: `${length}\u00A0мин`, client, what, theirs });

const patterns = 'Разбор паттернов';
const sleep = 'Сон: план на\u00A0месяц';
const same = 'то\u00A0же время';

export const requests: Request[] = [
  request('r1', 'new', 'Завтра, 11:00', 60, 'Ольга Климова', patterns, '15:00 у\u00A0клиента'),
  request('r2', 'new', '24\u00A0нояб., 11:00', 60, 'Анна Юрьева', patterns, same),
  request('r3', 'new', '2\u00A0дек., 18:30', 90, 'Роман Титов', 'Опора: очная встреча', same),
  request('r4', 'confirmed', 'Завтра, 14:30', 60, 'Пётр Савин', patterns, '16:30 у\u00A0клиента'),
  request('r5', 'confirmed', '26\u00A0нояб., 13:00', 45, 'Нина Белова', sleep, same),
  request('r6', 'confirmed', '1\u00A0дек., 12:00', 60, 'Вера Орлова', patterns, '14:00 у\u00A0клиента'),
  request('r7', 'confirmed', '4\u00A0дек., 10:00', 45, 'Дарья Ким', sleep, '17:00 у\u00A0клиента'),
  request('r8', 'going', 'Сегодня, 12:00', 60, 'Игорь Лапин', patterns, 'идёт 6\u00A0минут'),
];

/** The moves that the platform takes. */
const paths: Record<string, readonly string[]> = {
  new: ['confirmed', 'moved', 'cancelled'],
  confirmed: ['going', 'moved', 'new', 'cancelled'],
  going: ['done', 'confirmed'],
  moved: ['confirmed', 'cancelled'],
};

export const accepts = (card: Request, column: string) => paths[card.status]?.includes(column) === true;

export const cardName = ({ client, when }: Request) => `${client}, ${when}`;

export const many: Request[] = Array.from({ length: 140 }, (_, index) => ({
  ...(requests[index % requests.length] as Request),
  id: `m${index}`,
  client: `Клиент ${index + 1}`,
  status: index < 110 ? 'new' : index < 130 ? 'confirmed' : 'moved',
}));

/** What is seen of a request on a board. */
export function RequestCard({ request: { when, length, client, what, theirs } }: { request: Request }) {
  return <MeetingFace {...{ when, length, what }} person={{ name: client }} note={theirs} />;
}
