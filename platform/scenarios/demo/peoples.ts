import { fullName } from '../names.ts';
import type { Random } from '../random.ts';

/** Names of one people, separated by spaces. Surnames in the form for men. */
interface Names {
  women: string;
  men: string;
  surnames: string;
}

/** Peoples whose names are used besides the Russian ones. */
const peoples = {
  kazakh: {
    women: 'Айгуль Динара Алия Жанна Асель Гульнара Мадина Сауле Айжан Камила Дана Самал Аружан Томирис',
    men: 'Ерлан Нурлан Тимур Данияр Арман Айдар Бауыржан',
    surnames: 'Ахметов Нурланов Омаров Жумабаев Сулейменов Абдрахманов Искаков Касымов Байжанов Оспанов',
  },
  armenian: {
    women: 'Ани Анаит Лусине Мариам Нарине Гаяне Сона Лилит Арпине Рузанна',
    men: 'Армен Тигран Давид Ваагн Самвел Ашот',
    surnames: 'Саркисян Петросян Григорян Акопян Мкртчян Арутюнян Оганесян Степанян Галстян Манукян Варданян',
  },
  belarusian: {
    women: 'Алеся Янина Оксана Людмила Инна Виктория Кристина Регина Павлина',
    men: 'Янка Виталий Алесь Вадим Станислав Денис',
    surnames:
      'Климович Мацкевич Василенко Кравченко Юшкевич Бондаренко Шкляр Савчук Жданович Лукашевич Ярошук Корзун',
  },
  georgian: {
    women: 'Нино Тамара Мариам Кетеван Нана Эка Манана Лали',
    men: 'Георгий Леван Зураб Нодар Давид',
    surnames: 'Беридзе Капанадзе Гелашвили Ломидзе Джапаридзе Гогоберидзе Кавтарадзе Меликишвили',
  },
  tatar: {
    women: 'Гузель Альбина Эльвира Лейсан Зульфия Резеда Алсу Диляра Айсылу',
    men: 'Ильдар Рустам Марат Айрат Ильнур',
    surnames: 'Хасанов Галиев Сафин Гарифуллин Валеев Мингазов Нуриев Шакиров Закиров Ахметзянов Юсупов',
  },
  german: {
    women: 'Ирма Эмма Эрика Лилия Элла Амалия Инесса',
    men: 'Виктор Вальдемар Артур Эдуард',
    surnames: 'Вебер Шмидт Миллер Гофман Кох Беккер Фризен Вагнер Штейнберг',
  },
  jewish: {
    women: 'Мириам Лия Рахель Ада Инна Шели Эстер Мая',
    men: 'Лев Марк Илан Борис Семён',
    surnames: 'Коган Левин Гольдберг Шапиро Резник Фельдман Бронштейн Каплан Фридман',
  },
  uzbek: {
    women: 'Нигора Малика Феруза Шахноза Гульноза Камола Дилором',
    men: 'Бахтиёр Рустам Шерзод Санжар',
    surnames: 'Каримов Рахимов Юлдашев Исмаилов Турсунов Хамидов Назаров Эргашев',
  },
} satisfies Record<string, Names>;

export type People = keyof typeof peoples | 'russian';

/** The surname in the form for women: some change, others do not. */
const feminine = (surname: string) => (/(?:[оеё]в|ин)$/.test(surname) ? `${surname}а` : surname);

/** A first name and a matching surname of a people. Two out of three are women. */
export function nameOf(people: People, random: Random): string {
  if (people === 'russian') return fullName(random);
  const { women, men, surnames } = peoples[people];
  const surname = random.pick(surnames.split(' '));
  return random.chance(2 / 3)
    ? `${random.pick(women.split(' '))} ${feminine(surname)}`
    : `${random.pick(men.split(' '))} ${surname}`;
}
