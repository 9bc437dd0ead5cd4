import type { formats } from '#domain/consultation/schema.ts';
import type { Of } from '../../records/kinds.ts';
import { contentRow, typeset, type DemoContent, type Stamps } from './content.ts';

/** A consultation of the demo, as written here. */
export interface DemoConsultation extends DemoContent {
  sale: NonNullable<DemoContent['sale']>;
  format: (typeof formats)[number];
  durationMin: number;
  link: string | null;
  address?: string;
  leadTimeHours: number;
  bufferMin: number;
  /** Hours by weekday, 1 for Monday. */
  hours: [weekday: number, from: string, to: string][];
  maxPerDay: number;
  questions: string[];
  cancellationPolicy: string;
  isActive: boolean;
}

/** The consultations of the demo. */
export const demoConsultations: DemoConsultation[] = [
  {
    slug: 'patterny',
    name: 'Разбор дыхательных паттернов',
    description: `Час вдвоём по видео. Сначала вы рассказываете, когда дыхание подводит, потом я смотрю, как вы дышите сидя, стоя и лёжа, и показываю, где оно застревает. Уходите с двумя упражнениями на месяц и понятным порядком: что делать каждый день, а что на трудный час.

Камеру нужно поставить так, чтобы было видно от макушки до таза. Запись встречи остаётся у вас. Диагнозов я не ставлю и лекарств не обсуждаю: с этим к врачу.`,
    cover: 'fokus',
    tags: ['dyhanie', 'diafragma', 'trevoga'],
    format: 'video',
    durationMin: 60,
    link: 'https://meet.vetrova.ru/k',
    leadTimeHours: 12,
    bufferMin: 15,
    hours: [
      [2, '11:00', '20:00'],
      [3, '12:00', '20:00'],
      [5, '12:00', '19:00'],
      [6, '10:00', '16:00'],
    ],
    maxPerDay: 4,
    questions: ['Что беспокоит сейчас?', 'Что уже пробовали?', 'Есть ли противопоказания?'],
    cancellationPolicy:
      'Перенести или отменить встречу можно за двенадцать часов. Позже — один раз за полгода, по-человечески.',
    isActive: true,
    created: 345,
    changed: 4,
    sale: { status: 'published', cost: 4500 },
  },
  {
    slug: 'son-plan',
    name: 'Сон: план на месяц',
    description: `Сорок пять минут о вашей ночи: во сколько ложитесь, что будит, что вы делаете потом. До встречи неделю ведёте короткий дневник, на встрече мы вместе выбираем три изменения, которые помещаются в вашу жизнь, и расписываем их по неделям.

Через месяц можно написать, как идёт, я отвечу. Если вы принимаете снотворное или храпите с остановками дыхания, сначала нужен врач, а план подстроим под его назначения.`,
    cover: 'son',
    tags: ['son', 'vecher', 'ustalost'],
    format: 'video',
    durationMin: 45,
    link: 'https://meet.vetrova.ru/k',
    leadTimeHours: 24,
    bufferMin: 15,
    hours: [
      [1, '10:00', '14:00'],
      [4, '12:00', '17:00'],
      [5, '10:00', '12:00'],
    ],
    maxPerDay: 3,
    questions: [
      'Как проходит обычная ночь?',
      'Во сколько встаёте в будни и в выходные?',
      'Кто ещё живёт по вашему расписанию?',
    ],
    cancellationPolicy:
      'Перенос за сутки — без вопросов. Если не спали и проспали встречу, напишите: найдём другое время.',
    isActive: true,
    created: 262,
    changed: 11,
    sale: { status: 'published', cost: 3600 },
  },
  {
    slug: 'opora-ochno',
    name: 'Опора: очная встреча',
    description: `Полтора часа в зале, вдвоём. Работаем стоя, у стены и на полу: стопы, таз, спина, взгляд. Я много показываю и мало трогаю, о каждом прикосновении спрашиваю заранее.

Зал тёплый, коврики и пледы есть, раздеваться не нужно: хватит мягкой одежды и носков. После травм и операций возьмите с собой разрешение врача, без него сделаем только то, что делается сидя.`,
    cover: 'kamni',
    tags: ['opora', 'stopy', 'stoya'],
    format: 'office',
    durationMin: 90,
    link: null,
    address: 'Москва, Малый Липовый переулок, 3, зал «Тихий», второй этаж, домофон 12',
    leadTimeHours: 48,
    bufferMin: 30,
    hours: [
      [3, '17:00', '20:30'],
      [7, '12:00', '16:00'],
    ],
    maxPerDay: 2,
    questions: ['С чем хотите прийти?', 'Были ли травмы и операции?'],
    cancellationPolicy:
      'Зал оплачивается заранее, поэтому отмена меньше чем за двое суток возвращает половину.',
    isActive: true,
    created: 214,
    changed: 29,
    sale: { status: 'published', cost: 6500 },
  },
  {
    slug: 'perepiska',
    name: 'Неделя переписки',
    description: `Для тех, кому легче писать, чем говорить. Семь дней вы присылаете вопросы и короткие наблюдения, а я отвечаю каждое утро с девяти до одиннадцати: голосом или текстом, как вам удобнее.

Подходит, если вы уже проходите курс и застряли, или если никак не решитесь на видео. Сейчас новых писем не беру и отвечаю только тем, с кем уже начали.`,
    cover: 'okno',
    tags: ['trevoga', 'novichkam'],
    format: 'chat',
    durationMin: 30,
    link: 'https://chat.vetrova.ru/pisma',
    leadTimeHours: 24,
    bufferMin: 0,
    hours: [
      [1, '09:00', '11:00'],
      [2, '09:00', '11:00'],
      [3, '09:00', '11:00'],
      [4, '09:00', '11:00'],
      [5, '09:00', '11:00'],
    ],
    maxPerDay: 2,
    questions: ['О чём хотите написать?', 'Что из практик уже делаете?'],
    cancellationPolicy: 'Неделю можно поставить на паузу один раз, на любой срок до двух месяцев.',
    isActive: false,
    created: 188,
    changed: 8,
    sale: { status: 'unpublished', cost: 2400 },
  },
  {
    slug: 'zvonok',
    name: 'Знакомство: пятнадцать минут по телефону',
    description: `Короткий звонок, чтобы понять, подходим ли мы друг другу. Расскажите в двух словах, что происходит, а я честно отвечу, моё это или нужен врач, психолог либо тренер.

Звоню сама, с московского номера, без видео и без подготовки. Бесплатно и ни к чему не обязывает: продавать на этом звонке ничего не буду.`,
    cover: 'golos',
    tags: ['novichkam'],
    format: 'phone',
    durationMin: 15,
    link: null,
    leadTimeHours: 3,
    bufferMin: 5,
    hours: [
      [1, '15:00', '17:00'],
      [4, '10:00', '12:00'],
    ],
    maxPerDay: 4,
    questions: ['Что хотите спросить?'],
    cancellationPolicy: 'Не получится говорить — просто не берите трубку, я перезвоню ещё раз в тот же день.',
    isActive: true,
    created: 338,
    changed: 19,
    sale: { status: 'published', cost: 0 },
  },
];

/** The stored row of a consultation. */
export function consultationRow(told: DemoConsultation, stamps: Stamps): Of<'consultation'> {
  return {
    ...contentRow('consultation', told, stamps),
    format: told.format,
    durationMin: told.durationMin,
    link: told.link,
    address: told.address ?? null,
    leadTimeHours: told.leadTimeHours,
    bufferMin: told.bufferMin,
    weeklySchedule: told.hours.map(([weekday, from, to]) => ({ weekday, from, to })),
    timezone: 'Europe/Moscow',
    maxPerDay: told.maxPerDay,
    questions: told.questions,
    cancellationPolicy: typeset(told.cancellationPolicy),
    costKopecks: told.sale.cost * 100,
    currency: 'RUB',
    isActive: told.isActive,
  };
}
