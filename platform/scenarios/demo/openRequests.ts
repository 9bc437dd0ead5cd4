import type { ConsultationRequestStatus } from '#domain/consultation-request/rules.ts';
import type { DemoMoment } from './marathons.ts';
import type { KnownPerson } from './people.ts';

/** A request of the demo that is written by hand. */
export interface OpenRequest {
  who: KnownPerson | number;
  /** The last part of the consultation's id. */
  consultation: string;
  /** The first possible day, counted from today, and the time in Moscow. */
  slot: DemoMoment;
  /** Its history, oldest first. */
  history: [ConsultationRequestStatus, DemoMoment][];
  /** Answers to the consultation's questions; generated if left out. */
  answers?: string[];
}

/** A request that was paid and confirmed. */
const confirmed = (
  who: OpenRequest['who'],
  consultation: string,
  slot: DemoMoment,
  [days, time]: DemoMoment,
  paid: string,
  answers: string[],
): OpenRequest => ({
  who,
  consultation,
  slot,
  history: [
    ['pending_payment', [days, time]],
    ['new', [days, paid]],
    ['confirmed', [days + 1, '09:20']],
  ],
  answers,
});

/** Requests that wait for the author, or for their time. */
export const openRequests: OpenRequest[] = [
  {
    who: 'klimova',
    consultation: 'patterny',
    slot: [1, '11:00'],
    history: [
      ['pending_payment', [-1, '18:27']],
      ['new', [-1, '18:30']],
    ],
    answers: [
      'Второй месяц просыпаюсь около трёх, сердце стучит, и сон возвращается только под утро.',
      'Счёт 4–7–8 по вашей лекции. Один раз из двух помогает.',
      'Нет, летом обследовалась, всё спокойно.',
    ],
  },
  {
    who: 'yurieva',
    consultation: 'patterny',
    slot: [4, '11:00'],
    history: [
      ['pending_payment', [-2, '20:36']],
      ['new', [-2, '20:38']],
    ],
    answers: [
      'Дыхание сбивается, когда говорю с начальством. После прошлой встречи держалась два месяца, потом сорвалась.',
      'Длинный выдох и карточки с вашими подсказками на мониторе.',
      'Нет.',
    ],
  },
  {
    who: 'titov',
    consultation: 'opora-ochno',
    slot: [12, '18:30'],
    history: [
      ['pending_payment', [-3, '22:01']],
      ['new', [-3, '22:05']],
    ],
    answers: [
      'Буду в Москве три дня. Хочу понять, почему на спусках дрожит правое колено.',
      'Мениск справа, операция прошла четыре года назад. Выписку возьму с собой.',
    ],
  },
  confirmed('savin', 'patterny', [1, '14:30'], [-5, '21:14'], '21:17', [
    'Задыхаюсь на подъёмах, хотя врачи говорят, что здоров. Весной иду в горы.',
    'Интервальный бег и дыхание носом, на высоте не помогает.',
    'Нет, справка для похода есть.',
  ]),
  confirmed('belova', 'son-plan', [6, '13:00'], [-12, '19:23'], '19:26', [
    'Засыпаю к двум, встаю по будильнику как в тумане. В выходные сплю до обеда.',
    'В 6:30 и ближе к двенадцати.',
    'Сын-первоклассник и собака.',
  ]),
  confirmed('orlova', 'patterny', [11, '12:00'], [-6, '12:12'], '12:15', [
    'Прохожу курс, на третьей неделе стало тесно в груди. Хочу проверить, верно ли делаю.',
    'Первые три модуля «Тела без тревоги» и дневник.',
    'Щитовидка, доза подобрана.',
  ]),
  confirmed('kim', 'son-plan', [14, '10:00'], [-16, '11:00'], '11:03', [
    'Созвоны с Москвой заканчиваются в полночь, до трёх не могу выключиться.',
    'В восемь, в выходные в девять.',
    'Никто, живу одна.',
  ]),
  confirmed('lapin', 'patterny', [0, '12:00'], [-9, '12:37'], '12:40', [
    'Голос садится к обеду, хотя говорю негромко.',
    'Фониатр, ингаляции и запись «Между двумя созвонами».',
    'Рефлюкс, после еды не ложусь.',
  ]),
  {
    who: 'gusev',
    consultation: 'patterny',
    slot: [18, '12:00'],
    history: [
      ['pending_payment', [-20, '13:02']],
      ['new', [-20, '13:06']],
      ['confirmed', [-19, '10:11']],
      ['rescheduled', [-2, '13:40']],
    ],
    answers: [
      'Сжимаю зубы и не дышу, когда считаю деньги. Смешно, но это правда.',
      'Квадратом, пока жду выгрузку. Дальше забываю.',
      'Нет.',
    ],
  },
];

/** Earlier requests of named clients: the consultation, and about how many days ago. */
export const regulars: [KnownPerson, consultation: string, daysAgo: number][] = [
  ['klimova', 'zvonok', 131],
  ['klimova', 'patterny', 112],
  ['klimova', 'patterny', 57],
  ['yurieva', 'patterny', 25],
  ['belova', 'zvonok', 16],
  ['lapin', 'zvonok', 40],
];
