import type { DemoMeditation } from './demoMeditation.ts';

/** Meditations for the morning, for work and for attention. */
export const dayMeditations: DemoMeditation[] = [
  {
    slug: 'mezhdu',
    name: 'Между двумя созвонами',
    description: `Пять минут, чтобы не нести прошлый разговор в следующий. Отпускаем челюсть, смотрим вдаль, трижды длинно выдыхаем и называем про себя, что уже закончилось.

Рассчитана на открытый ноутбук и обычный стул. Камеру выключать не обязательно: снаружи почти ничего не видно. Читает Илья Громов.`,
    cover: 'okno',
    media: '0312',
    tags: ['rabota', 'stress', 'lico'],
    level: 'all',
    goal: 'stress',
    voice: 'male',
    created: 224,
    changed: 44,
    sale: { status: 'published', cost: 190 },
  },
  {
    slug: 'prosnutsya',
    name: 'Проснуться медленно',
    description: `Начинаем ещё под одеялом: пальцы ног, колени, плечи, лицо. Потом садимся на край кровати и остаёмся там на двенадцать вдохов, пока голова догоняет тело.

Под голосом тихая калимба, в конце — один удар колокольчика. Поставьте запись вместо второго будильника и выберите громкость с вечера.`,
    cover: 'rassvet',
    media: '0615',
    tags: ['utro', 'dyhanie', 'rastyazhka'],
    level: 'all',
    goal: 'morning',
    voice: 'female',
    music: true,
    bell: true,
    created: 251,
    changed: 33,
    sale: { status: 'published', cost: 350 },
  },
  {
    slug: 'chashka',
    name: 'Окно и первая чашка',
    description: `Для тех, кому утром некогда. Пока остывает чай, смотрим в окно и отмечаем три вещи: какой сегодня свет, что движется и что стоит на месте. Потом делаем глоток и замечаем тепло в горле.

Пять минут, никаких поз. Годится для кухни, где рядом кто-то собирается в школу.`,
    cover: 'marafon',
    media: '0312',
    tags: ['utro', 'vnimanie'],
    level: 'beginner',
    goal: 'morning',
    voice: 'male',
    created: 9,
    changed: 3,
    sale: { status: 'draft', cost: 190 },
  },
  {
    slug: 'dlinnyy-vydoh',
    name: 'Длинный выдох',
    description: `Самая простая из записей: вдох какой получится, выдох вдвое длиннее, через губы, будто остужаете суп. Раз в минуту подаю голос, остальное время дышите сами.

Десять минут, можно за рабочим столом. Если закружилась голова, вернитесь к обычному дыханию и посидите: торопиться некуда.`,
    cover: 'vydoh',
    media: '0615',
    tags: ['dyhanie', 'diafragma', 'stress'],
    level: 'beginner',
    goal: 'breath',
    voice: 'female',
    contraindications:
      'Обострение астмы, сложная беременность, частые обмороки: дышите без счёта и посоветуйтесь с врачом.',
    created: 302,
    changed: 15,
    sale: { status: 'published', cost: 290 },
  },
  {
    slug: 'volna',
    name: 'Волна под рёбрами',
    description: `Ложимся на бок и следим, как верхние рёбра приподнимаются, а нижние почти молчат. Через несколько минут переворачиваемся и сравниваем. Дыхание меняется само, мы только подставляем ему внимание.

Под голосом запись прибоя. Хороша в конце недели и для тех, кому после долгой работы за столом тесно дышать.`,
    cover: 'voda',
    media: '0904',
    tags: ['dyhanie', 'diafragma', 'lezha'],
    level: 'middle',
    goal: 'breath',
    voice: 'female',
    created: 13,
    changed: 2,
    sale: { status: 'approved', cost: 350 },
  },
  {
    slug: 'spasibo-stopam',
    name: 'Спасибо стопам',
    description: `Снимаем обувь, садимся и берём в руки сначала правую стопу, потом левую. Вспоминаем, куда они сегодня донесли, разминаем пальцы и ставим обратно на пол так, будто впервые.

Двенадцать минут, четыре из них в тишине. Если до стоп трудно дотянуться, положите ноги на стул или проделайте то же с ладонями.`,
    cover: 'kamni',
    media: '0738',
    tags: ['stopy', 'blagodarnost', 'sidya'],
    level: 'beginner',
    goal: 'gratitude',
    voice: 'female',
    created: 19,
    changed: 5,
    sale: { status: 'draft', cost: 290 },
  },
  {
    slug: 'tochka',
    name: 'Одна точка',
    description: `Выбираем предмет не больше монеты и смотрим на него, не напрягая глаз. Когда мысль уводит, возвращаемся и не считаем, в который раз. На середине закрываем глаза и проверяем, что от точки осталось.

Пятнадцать минут, колокольчик каждые четыре. Хороша перед чтением и долгой задачей, хуже — после трёх чашек кофе.`,
    cover: 'fokus',
    media: '0904',
    tags: ['vnimanie', 'rabota', 'sidya'],
    level: 'middle',
    goal: 'focus',
    voice: 'female',
    bell: true,
    created: 118,
    changed: 21,
    sale: { status: 'published', cost: 350 },
  },
  {
    slug: 'schet',
    name: 'Счёт до десяти',
    description: `Считаем выдохи от одного до десяти и начинаем заново. Сбились — снова один. Вот и вся практика, но на ней хорошо видно, каким внимание пришло сегодня.

Голос появляется трижды, остальное время тишина. Запись старая, сделана на диктофон: её место заняла «Одна точка», а эта осталась у тех, кто купил раньше.`,
    cover: 'fokus',
    media: '0615',
    tags: ['vnimanie', 'tishina', 'novichkam'],
    level: 'all',
    goal: 'focus',
    voice: 'female',
    created: 352,
    changed: 116,
    sale: { status: 'archived', cost: 190 },
  },
  {
    slug: 'komnata',
    name: 'Пустая комната: тишина с колокольчиком',
    description: `Восемнадцать минут без голоса и музыки. Первый удар колокольчика начинает сидение, следующие отмечают каждые шесть минут, последний отпускает.

Для тех, кто уже знает, что делать, и кому чужие слова мешают. Если садитесь впервые, начните с записи «Пять опор»: там я подскажу, куда деть руки и взгляд.`,
    cover: 'kadr',
    media: '1083',
    tags: ['tishina', 'vnimanie', 'sidya'],
    level: 'expert',
    goal: 'other',
    voice: 'none',
    bell: true,
    created: 174,
    changed: 45,
    sale: { status: 'unpublished', cost: 190 },
  },
];
