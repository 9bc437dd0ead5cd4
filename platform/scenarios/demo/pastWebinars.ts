import type { DemoWebinar } from './demoWebinar.ts';

/** Webinars that are over or did not take place, the latest first. */
export const pastWebinars: DemoWebinar[] = [
  {
    slug: 'speshka',
    name: 'Опора в спешке',
    description: `Что делать с телом, когда опаздываешь: дверь, лестница, метро, звонок на ходу. Собрали семь коротких приёмов, которые не требуют остановиться, и хотели проверить их вместе.

Эфир не состоялся, запись сделаем отдельно. Тема войдёт в зимние занятия, там же ответим на вопросы, которые вы успели прислать.`,
    cover: 'kamni',
    tags: ['opora', 'stress', 'stoya'],
    startsAt: [-8, '20:00'],
    durationMin: 60,
    link: 'https://meet.vetrova.ru/opora',
    capacity: 80,
    attendees: 27,
    status: 'cancelled',
    cancelReason: 'Заболела и осталась без голоса. Новую дату пришлю письмом всем, кто записался.',
    created: 30,
    changed: 9,
    sale: { status: 'unpublished', cost: 0, sales: 27 },
  },
  {
    slug: 'sheya',
    name: 'Шея и плечи: разбираем рабочее место',
    description: `Шестеро слушателей прислали фотографии столов, и мы разобрали каждый: высота экрана, локти, свет, стул, на котором хочется сидеть боком. Без дорогой мебели, чаще всего хватало стопки книг.

В записи есть двадцать минут практики и список вопросов, по которым можно проверить своё место самостоятельно.`,
    cover: 'golos',
    tags: ['plechi', 'rabota', 'sidya'],
    startsAt: [-15, '19:00'],
    durationMin: 90,
    link: 'https://meet.vetrova.ru/sheya',
    capacity: 100,
    guests: ['Илья Громов'],
    attendees: 47,
    status: 'ended',
    recording: '2282',
    recordingTerms: [60, 490],
    created: 39,
    changed: 13,
    sale: { status: 'published', cost: 690, sales: 47 },
  },
  {
    slug: 'ne-splyu',
    name: 'Почему я не сплю, когда устала',
    description: `Парадокс, знакомый всем, кто растит детей или сдаёт отчёты: сил нет, а сон не идёт. Говорили о том, как усталость превращается в бодрость к полуночи, и что можно сделать в шесть вечера, чтобы этого не случилось.

Полтора часа, из них полчаса ответы на вопросы. Практику из записи удобно делать лёжа.`,
    cover: 'son',
    tags: ['son', 'ustalost', 'vecher'],
    startsAt: [-22, '19:00'],
    durationMin: 90,
    link: 'https://meet.vetrova.ru/son',
    capacity: 100,
    attendees: 58,
    status: 'ended',
    recording: '2530',
    recordingTerms: [60, 490],
    created: 46,
    changed: 20,
    sale: { status: 'published', cost: 690, sales: 58 },
  },
  {
    slug: 'posle-otpuska',
    name: 'Усталость после отпуска',
    description: `Вернулись и сразу захотели обратно. Разбирали, почему отдых не копится впрок, как войти в рабочую неделю без рывка и что из отпускных привычек можно оставить себе на осень.

Короткая встреча: половина разговора, половина практики у стены.

0:00 Почему отдых не копится впрок
25:00 Практика у стены
29:00 Вопросы и прощание`,
    cover: 'rassvet',
    tags: ['ustalost', 'rabota', 'rastyazhka'],
    startsAt: [-71, '19:30'],
    durationMin: 60,
    link: 'https://meet.vetrova.ru/otpusk',
    capacity: 100,
    attendees: 36,
    status: 'ended',
    recording: '1875',
    recordingTerms: [90, 290],
    created: 93,
    changed: 69,
    sale: { status: 'published', cost: 490, sales: 36 },
  },
  {
    slug: 'zhara',
    name: 'Дыхание в жару',
    description: `Летний эфир о том, как дышать, когда за окном тридцать, а окно не открыть. Тень, вода, медленный выдох через нос и честный разговор о том, когда практику лучше пропустить.

Запись не сохранилась: в тот вечер отключили электричество, и вторую половину мы провели в общем чате.`,
    cover: 'voda',
    tags: ['dyhanie', 'telo'],
    startsAt: [-134, '20:00'],
    durationMin: 60,
    link: 'https://meet.vetrova.ru/leto',
    attendees: 64,
    status: 'ended',
    created: 152,
    changed: 132,
    sale: { status: 'unpublished', cost: 0, sales: 64 },
  },
  {
    slug: 'golos-i-telo',
    name: 'Телесная опора для ведущих',
    description: `Встреча для тех, кто говорит со сцены и в эфире: как стоять, куда деть руки и почему перед выступлением мёрзнут пальцы. Планировали парную практику и разбор коротких видео участников.

Записалось меньше людей, чем нужно для пар, поэтому эфир не начали. Тему оставили на будущее.`,
    cover: 'kadr',
    tags: ['opora', 'stoya', 'trevoga'],
    startsAt: [-178, '19:00'],
    durationMin: 120,
    link: null,
    capacity: 30,
    attendees: 5,
    status: 'expired',
    created: 196,
    changed: 176,
    sale: { status: 'unpublished', cost: 0, sales: 5, visibility: 'link' },
  },
  {
    slug: 'stopy-razgovor',
    name: 'Стопы и опора: практикум',
    description: `Сняли обувь все, даже те, кто обещал только послушать. Полтора часа работы с мячом, полотенцем и вниманием: от пальцев к пятке, от пятки к тазу, от таза к взгляду.

В записи слышно, как у кого-то лает собака; вырезать не стали. Понадобятся теннисный мяч и устойчивый стул.`,
    cover: 'marafon',
    tags: ['stopy', 'opora', 'stoya'],
    startsAt: [-236, '11:00'],
    durationMin: 90,
    link: 'https://meet.vetrova.ru/stopy',
    capacity: 60,
    attendees: 44,
    status: 'ended',
    recording: '2214',
    recordingTerms: [0, 390],
    created: 260,
    changed: 234,
    sale: { status: 'published', cost: 590, sales: 44 },
  },
  {
    slug: 'znakomstvo',
    name: 'Знакомство: двенадцать лет на коврике',
    description: `Первый эфир на этой площадке. Рассказывала, как пришла к телесной практике из бухгалтерии, почему не люблю слово «расслабься» и чего точно не будет на моих занятиях.

Много вопросов, одна практика и кот, который лёг на клавиатуру. Запись оставлена для тех, кто был с нами с начала.`,
    cover: 'okno',
    tags: ['telo', 'novichkam'],
    startsAt: [-344, '19:00'],
    durationMin: 60,
    link: 'https://meet.vetrova.ru/privet',
    attendees: 87,
    status: 'ended',
    recording: '1651',
    recordingTerms: [0, 0],
    created: 358,
    changed: 200,
    sale: { status: 'archived', cost: 0, sales: 87 },
  },
];
