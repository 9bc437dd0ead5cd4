import { marathonStatus } from '#domain/marathon/rules.ts';
import type { Of } from '../../records/kinds.ts';
import { dayAt } from '../times.ts';
import type { Stamps } from './content.ts';
import { courseRow, type DemoCourse } from './courseRows.ts';

/** Days from today, and the time in Moscow: `[4, '18:00']`. */
export type DemoMoment = [days: number, time: string];

/** A marathon of the demo, as written here. */
interface DemoMarathon extends DemoCourse {
  enrollFrom: DemoMoment;
  enrollTo: DemoMoment;
  startsAt: DemoMoment;
  endsAt: DemoMoment;
  seatCount: number;
  seatsTaken: number;
  dailyUnlockTime: string;
}

/** One that is open for enrolment, one that is running and one that has ended. */
export const demoMarathons: DemoMarathon[] = [
  {
    slug: 'utro',
    name: '21 день утренней практики',
    subtitle: 'По двенадцать минут в день, вместе, без отчётов',
    description: `Три недели мы собираем утро заново: неделя на то, чтобы проснуться, неделя на дыхание, неделя на то, чтобы встать на ноги. Каждый день в шесть по Москве открывается одна запись на двенадцать минут, сделать её можно до вечера.

Общий чат для тех, кому легче вместе, по средам я отвечаю голосом. Пропуски не считаем и никого не догоняем: следующий день начнётся с нуля для всех.

Если утром кружится голова или скачет давление, сначала покажитесь врачу и начинайте лёжа.`,
    cover: 'marafon',
    tags: ['utro', 'dyhanie', 'opora', 'novichkam'],
    level: 'beginner',
    learnings: [
      'Просыпаться в теле, а не сразу в телефоне',
      'Дышать квадратом, выбрав свой размер',
      'Стоять спокойно и слышать стопы',
    ],
    requirements: 'Двенадцать минут утром, вода и открытое окно. Коврик не нужен.',
    audience: 'Тем, у кого практика держится неделю, а потом теряется.',
    unlockMode: 'days',
    accessDays: 60,
    trailer: '0963',
    modules: [
      {
        name: 'Неделя первая: проснуться',
        description: 'Потягиваемся в постели, пьём воду, дышим у окна. Ничего не достигаем.',
        lectures: ['utro'],
        day: 0,
      },
      {
        name: 'Неделя вторая: подышать',
        description: 'Квадрат трёх размеров и дневник в одну строку.',
        lectures: ['kvadrat'],
        day: 7,
        files: [['dnevnik-dyhaniya.pdf', 'Дневник марафона.pdf']],
      },
      {
        name: 'Неделя третья: встать на ноги',
        description: 'Стопы, опора и равновесие. Последний день — тот же, что первый.',
        lectures: ['stopy', 'opora'],
        day: 14,
      },
    ],
    enrollFrom: [-24, '10:00'],
    enrollTo: [4, '18:00'],
    startsAt: [11, '06:00'],
    endsAt: [31, '23:00'],
    seatCount: 40,
    seatsTaken: 34,
    dailyUnlockTime: '06:00',
    created: 46,
    changed: 1,
    sale: { status: 'published', cost: 2490, sales: 34 },
  },
  {
    slug: 'vechera',
    name: 'Десять тихих вечеров',
    subtitle: 'Короткий марафон для тех, кто не умеет заканчивать день',
    description: `Десять вечеров подряд закрываем день одинаково: свет потише, телефон в коридор, двадцать минут на полу. Сначала спина, потом лицо, потом всё тело по кругу.

Запись открывается в восемь вечера и ждёт до утра. Чат молчит после десяти: это единственное правило, и оно работает лучше всех практик.`,
    cover: 'son',
    tags: ['vecher', 'spina', 'son', 'lezha'],
    level: 'all',
    learnings: [
      'Заканчивать рабочий день до того, как закончатся силы',
      'Разгружать спину за десять минут на полу',
      'Замечать момент, когда тело готово ко сну',
    ],
    requirements: 'Пол, плед и двадцать минут после восьми вечера.',
    audience: 'Тем, кто доделывает дела в постели.',
    unlockMode: 'days',
    accessDays: 30,
    modules: [
      {
        name: 'Спина ложится первой',
        description: 'Пять положений на полу, по два за вечер.',
        lectures: ['spina'],
        day: 0,
      },
      {
        name: 'Лицо снимает день',
        description: 'Зубы врозь, губы вместе.',
        lectures: ['chelyust'],
        day: 4,
      },
      {
        name: 'Всё тело по кругу',
        description: 'Сканирование сидя, а с восьмого вечера — лёжа.',
        lectures: ['skan'],
        day: 7,
      },
    ],
    enrollFrom: [-32, '10:00'],
    enrollTo: [-5, '20:00'],
    startsAt: [-4, '20:00'],
    endsAt: [5, '23:00'],
    seatCount: 50,
    seatsTaken: 38,
    dailyUnlockTime: '20:00',
    created: 58,
    changed: 5,
    sale: { status: 'published', cost: 1490, sales: 38 },
  },
  {
    slug: 'osen',
    name: 'Осень без спешки: 14 дней',
    subtitle: 'Две недели, чтобы войти в холода бережно',
    description: `Когда темнеет в пять, тело просит замедлиться, а календарь обещает отчёты. Две недели мы учились слышать усталость до того, как она свалит, и ходить по мокрым улицам так, чтобы ноги оставались тёплыми.

Марафон закончился, записи доступны участникам ещё два месяца. Следующий такой будет весной, под другим названием.`,
    cover: 'rassvet',
    tags: ['ustalost', 'stopy', 'progulka'],
    level: 'all',
    learnings: [
      'Различать три вида усталости и отдых под каждую',
      'Согревать стопы движением, а не третьими носками',
      'Оставлять в дне полчаса, которые никому не обещаны',
    ],
    requirements: 'Тёплая обувь и двадцать минут в день.',
    audience: 'Тем, кто каждый ноябрь обещает себе беречься.',
    unlockMode: 'days',
    accessDays: 60,
    modules: [
      {
        name: 'Неделя первая: услышать',
        description: 'Дневник усталости и две паузы в день.',
        lectures: ['ustalost'],
        day: 0,
      },
      {
        name: 'Неделя вторая: согреться',
        description: 'Стопы, мяч и медленная прогулка.',
        lectures: ['stopy'],
        day: 7,
      },
    ],
    enrollFrom: [-60, '10:00'],
    enrollTo: [-27, '20:00'],
    startsAt: [-25, '07:00'],
    endsAt: [-12, '23:00'],
    seatCount: 60,
    seatsTaken: 52,
    dailyUnlockTime: '07:00',
    created: 82,
    changed: 12,
    sale: { status: 'archived', cost: 1990, sales: 52 },
  },
];

/** The rows of a marathon. Its dates depend on the clock, and its status on the dates. */
export function marathonRow(marathon: DemoMarathon, stamps: Stamps, now: number): Of<'marathon'> {
  const moment = ([days, time]: DemoMoment) => dayAt(now, days, time);
  const { slug, enrollFrom, enrollTo, startsAt, endsAt, seatCount, seatsTaken, dailyUnlockTime } = marathon;
  const doc = {
    ...courseRow('marathon', marathon, stamps),
    startsAt: moment(startsAt),
    endsAt: moment(endsAt),
    timezone: 'Europe/Moscow',
    enrollFrom: moment(enrollFrom),
    enrollTo: moment(enrollTo),
    seatCount,
    seatsTaken,
    dailyUnlockTime,
    chatUrl: `https://chat.vetrova.ru/${slug}`,
    status: 'scheduled',
    cancelReason: null,
  };
  return { ...doc, status: marathonStatus(doc, now) };
}
