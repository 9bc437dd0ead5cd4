import type { DemoWebinar } from './demoWebinar.ts';

/** Future webinars, the furthest first. */
export const plannedWebinars: DemoWebinar[] = [
  {
    slug: 'zima',
    name: 'Тёплая зима: как не замёрзнуть внутри',
    description: `Разговор на границе года: почему в холода тело сжимается заранее, откуда берётся зимняя тяжесть и какие мелочи согревают раньше батареи.

Вторая половина — практика сидя под пледом. Приготовьте что-нибудь горячее и тёплые носки, камеру можно не включать.`,
    cover: 'les',
    tags: ['ustalost', 'telo', 'vecher'],
    startsAt: [27, '19:00'],
    durationMin: 75,
    link: null,
    capacity: 150,
    attendees: 0,
    status: 'scheduled',
    created: 5,
    changed: 3,
    sale: { status: 'draft', cost: 790 },
  },
  {
    slug: 'nagruzka',
    name: 'Дыхание под нагрузкой',
    description: `Лестница, сумки, спор на повышенных тонах: дыхание сбивается одинаково, хотя поводы разные. Смотрим, что происходит с выдохом под нагрузкой и как вернуть его, не останавливаясь.

Сорок минут теории, потом практика стоя и ваши вопросы. Илья Громов покажет, как дышать на подъёме. Понадобится свободная одежда и метр пустого пола.`,
    cover: 'vydoh',
    tags: ['dyhanie', 'stress', 'stoya'],
    startsAt: [13, '19:00'],
    durationMin: 90,
    link: 'https://meet.vetrova.ru/dyhanie',
    passcode: '4078',
    capacity: 100,
    guests: ['Илья Громов'],
    attendees: 18,
    status: 'scheduled',
    recordingTerms: [30, 490],
    created: 23,
    changed: 1,
    sale: { status: 'published', cost: 990, sales: 18 },
  },
  {
    slug: 'son-voprosy',
    name: 'Вопросы о сне: эфир',
    description: `Собираем вопросы заранее и отвечаем на все, до которых дойдём: ранние пробуждения, дневной сон, храп соседа, мелатонин и экраны. Без советов «просто расслабьтесь».

В конце десять минут практики лёжа, после которой можно сразу уйти спать. Вопрос можно прислать письмом, имена в эфире не называю.`,
    cover: 'son',
    tags: ['son', 'vecher', 'teoriya'],
    startsAt: [6, '20:00'],
    durationMin: 90,
    link: 'https://meet.vetrova.ru/son',
    capacity: 100,
    attendees: 41,
    status: 'scheduled',
    recordingTerms: [30, 290],
    created: 19,
    changed: 2,
    sale: { status: 'published', cost: 590, sales: 41 },
  },
  {
    slug: 'trevoga',
    name: 'Тело и тревога: открытый разбор',
    description: `Бесплатный эфир для тех, кто ещё присматривается. За час разбираем три истории, которые прислали слушатели: где в теле началась тревога, что её держало и с чего начать.

Покажу две короткие практики и расскажу, как устроен курс «Тело без тревоги». Вопросы можно задавать в чате с первой минуты.`,
    cover: 'serdce',
    tags: ['trevoga', 'telo', 'novichkam'],
    startsAt: [0, '19:00'],
    durationMin: 60,
    link: null,
    capacity: 200,
    attendees: 126,
    status: 'scheduled',
    recordingTerms: [14, 0],
    created: 17,
    changed: 1,
    sale: { status: 'published', cost: 0, sales: 126 },
  },
];
