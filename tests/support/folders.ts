/** The expected module: its name, its lectures, its attachments. */
type Expected = readonly [name: string, lectures: readonly string[], attachments?: readonly string[]];

/** A typical folder of an author, and its expected outline. */
export interface SampleFolder {
  name: string;
  /** Paths in arbitrary order. */
  files: readonly string[];
  expected: readonly Expected[];
}

const numbered: SampleFolder = {
  name: 'numbered',
  files: [
    'Йога для спины/10. Итоговая практика.mp4',
    'Йога для спины/1. Знакомство.mp4',
    'Йога для спины/2. Дыхание животом_final.mp4',
    'Йога для спины/3. Дыхание животом, продолжение (1).mp4',
    'Йога для спины/4) Поза ребёнка v2.mov',
    'Йога для спины/05 Кошка — корова.mp4',
    'Йога для спины/6_Скручивания_финал.mp4',
    'Йога для спины/7 - Планка 1080p.mp4',
    'Йога для спины/8. 5 ошибок новичка.mp4',
    'Йога для спины/9. Шавасана — копия.mp4',
    'Йога для спины/.DS_Store',
    'Йога для спины/Конспект.pdf',
    'Йога для спины/2. Дыхание животом.pdf',
  ],
  expected: [
    [
      'Йога для спины',
      [
        ...[
          'Знакомство',
          'Дыхание животом',
          'Дыхание животом, продолжение',
          'Поза ребёнка',
          'Кошка — корова',
        ],
        ...['Скручивания', 'Планка', '5 ошибок новичка', 'Шавасана', 'Итоговая практика'],
      ],
      ['2. Дыхание животом.pdf', 'Конспект.pdf'],
    ],
  ],
};

const byModules: SampleFolder = {
  name: 'by modules',
  files: [
    'Голос/Модуль III. Сцена/Lesson 2 — Микрофон.mp4',
    'Голос/Модуль III. Сцена/Lesson 1 — Волнение.mp4',
    'Голос/Модуль I. Основы/Урок 10. Разбор.mp4',
    'Голос/Модуль I. Основы/Урок 2. Опора.mp4',
    'Голос/Модуль I. Основы/Урок 1. Как устроен голос.mp4',
    'Голос/Модуль I. Основы/Опора - рабочая тетрадь.pdf',
    'Голос/Модуль II. Дикция/Урок второй. Скороговорки.mp4',
    'Голос/Модуль II. Дикция/Урок первый. Артикуляция.mp4',
    'Голос/Модуль II. Дикция/Материалы/Скороговорки.pdf',
    'Голос/Модуль IV/Урок 1/Зал.mp4',
    'Голос/Модуль IV/Урок 1/План зала.png',
    'Голос/Модуль IV/Урок 2. Камера/video.mp4',
    'Голос/Бонус/Чтение вслух.mp4',
    'Голос/Материалы/Модуль III. Список.pdf',
    'Голос/Материалы/Чтение вслух.pdf',
    'Голос/Введение.mp4',
  ],
  expected: [
    ['Введение', ['Введение']],
    ['Основы', ['Как устроен голос', 'Опора', 'Разбор'], ['Опора - рабочая тетрадь.pdf']],
    ['Дикция', ['Артикуляция', 'Скороговорки'], ['Скороговорки.pdf']],
    ['Сцена', ['Волнение', 'Микрофон'], ['Модуль III. Список.pdf']],
    ['Модуль IV', ['Зал', 'Камера'], ['План зала.png']],
    ['Бонус', ['Чтение вслух'], ['Чтение вслух.pdf']],
  ],
};

const dated: SampleFolder = {
  name: 'flat with dates',
  files: [
    'Эфиры/2024-03-12 Дыхание и сон.mp4',
    'Эфиры/2024-03-05 Утренняя практика.mp4',
    'Эфиры/19.03.2024 Вопросы и ответы.mp4',
    'Эфиры/2024-12-03 Как пережить зиму.mp4',
    'Эфиры/Разбор дневников 26.03.2024.mp4',
    'Эфиры/20240402_Пранаяма_v3.mp4',
    'Эфиры/GMT20240409-170000_Recording_1920x1080.mp4',
    'Эфиры/Дыхание и сон.pdf',
    'Эфиры/2024-03-05 Утренняя практика.srt',
  ],
  expected: [
    [
      'Эфиры',
      [
        ...['Утренняя практика', 'Дыхание и сон', 'Вопросы и ответы', 'Разбор дневников', 'Пранаяма'],
        ...['Урок 6', 'Как пережить зиму'],
      ],
      ['Дыхание и сон.pdf'],
    ],
  ],
};

const phone: SampleFolder = {
  name: 'a ZIP from a phone',
  files: [
    'VID_20240114_091503.mp4',
    'VID_20240113_181200.mp4',
    'IMG_0412.MOV',
    'IMG_0399.MOV',
    '__MACOSX/._IMG_0399.MOV',
    'WhatsApp Video 2024-01-15 at 10.11.12.mp4',
    'Медитация перед сном (1).m4a',
    'IMG_0400.JPG',
  ],
  expected: [
    [
      'Модуль 1',
      ['Урок 1', 'Урок 2', 'Урок 3', 'Урок 4', 'Урок 5', 'Медитация перед сном'],
      ['IMG_0400.JPG'],
    ],
  ],
};

const latin: SampleFolder = {
  name: 'Latin letters',
  files: [
    'kurs-dyhaniya/01_osnovy/03_dyhanie-final(2).mp4',
    'kurs-dyhaniya/01_osnovy/01_vvedenie_v_kurs.mp4',
    'kurs-dyhaniya/01_osnovy/02_nastroyka_golosa_v2.mp4',
    'kurs-dyhaniya/02_praktika/urok10_zaklyuchenie.mp4',
    'kurs-dyhaniya/02_praktika/urok2_meditatsiya.mp4',
    'kurs-dyhaniya/02_praktika/urok1_uprazhneniya.mp4',
    'kurs-dyhaniya/02_praktika/shpargalka.pdf',
  ],
  expected: [
    ['Основы', ['Введение в курс', 'Настройка голоса', 'Дыхание']],
    ['Практика', ['Упражнения', 'Медитация', 'Заключение'], ['shpargalka.pdf']],
  ],
};

/** Five typical folders of authors. Latin names are expected in Cyrillic, as with the switch on. */
export const sampleFolders: readonly SampleFolder[] = [numbered, byModules, dated, phone, latin];
