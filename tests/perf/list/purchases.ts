import golos from '#components/data/Cover/fixtures/golos.svg';
import kamni from '#components/data/Cover/fixtures/kamni.svg';
import okno from '#components/data/Cover/fixtures/okno.svg';
import rassvet from '#components/data/Cover/fixtures/rassvet.svg';
import son from '#components/data/Cover/fixtures/son.svg';
import { formatMoney } from '#lib/number/money.ts';

/** What the tables of the benchmark show: the same rows for all of them. */
export interface Purchase {
  id: string;
  title: string;
  cover: string;
  /** The second line of the first cell. */
  kind: string;
  client: string;
  status: keyof typeof statuses;
  country: string;
  priceKopecks: number;
  feeKopecks: number;
  payoutKopecks: number;
  made: string;
}

export const statuses = {
  paid: 'Оплачена',
  waits: 'Ожидает оплаты',
  returned: 'Возвращена',
  failed: 'Ошибка оплаты',
} as const;

const titles = [
  'Тело без тревоги',
  'Сканирование тела лёжа',
  'Разбор паттернов',
  'Мягкие плечи',
  'Опора стоя',
];
const covers = [golos, kamni, okno, rassvet, son];
const kinds = ['Курс', 'Медитация', 'Консультация', 'Вебинар', 'Лекция', 'Марафон'];
const clients = [
  'Вера Орлова',
  'Лев Гусев',
  'Нина Белова',
  'Игорь Лапин',
  'Анна Юрьева',
  'Пётр Савин',
  'Дарья Ким',
];
const countries = ['Россия', 'Казахстан', 'Армения', 'Грузия', 'Сербия', 'Черногория', 'Турция'];
const states = Object.keys(statuses) as (keyof typeof statuses)[];

const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const day = 86_400_000;
const last = Date.UTC(2026, 10, 20, 8);
const time = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** Rows made in memory, always the same. The numbers of the last one are the greatest. */
export function makePurchases(count: number): Purchase[] {
  return Array.from({ length: count }, (_, index) => {
    const priceKopecks = 29_000 + ((index * 37) % 60) * 10_000;
    const feeKopecks = Math.round(priceKopecks * 0.065);
    return {
      id: `p-${index + 1}`,
      title: `${of(titles, index)} ${index + 1}`,
      cover: of(covers, index),
      kind: of(kinds, index),
      client: of(clients, index),
      status: of(states, index >> 1),
      country: of(countries, index >> 2),
      priceKopecks,
      feeKopecks,
      payoutKopecks: priceKopecks - feeKopecks,
      made: new Date(last - index * (day / 97)).toISOString(),
    };
  });
}

/** The columns beside the first two, as text: id, head, width, and what a cell says. The same work for every table. */
export const plainColumns = [
  { id: 'client', header: 'Клиент', width: 148, text: (row: Purchase) => row.client },
  { id: 'country', header: 'Страна', width: 108, text: (row: Purchase) => row.country },
  { id: 'price', header: 'Цена', width: 92, text: (row: Purchase) => formatMoney(row.priceKopecks) },
  { id: 'fee', header: 'Комиссия', width: 92, text: (row: Purchase) => formatMoney(row.feeKopecks) },
  {
    id: 'payout',
    header: 'К\u00A0выплате',
    width: 100,
    text: (row: Purchase) => formatMoney(row.payoutKopecks),
  },
  { id: 'made', header: 'Сделана', width: 124, text: (row: Purchase) => time.format(Date.parse(row.made)) },
] as const;

/** How high a row is, px: as the list kit's. */
export const rowHeight = 62;
