import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    subtitleHint: 'Одна строка: что изменится у\u00A0ученика',
    descriptionHint: 'О\u00A0чём курс, как он устроен и\u00A0сколько времени займёт',
    marathonHint: 'О\u00A0чём марафон, что происходит каждый день и\u00A0как участвовать',
    levelPlaceholder: 'Не\u00A0выбран',
    forWhom: 'Для кого и\u00A0зачем',
    learningsHint: 'От\u00A03 до\u00A010 строк, каждая не\u00A0длиннее 160 знаков',
    addLearning: 'Добавить цель',
    learningPlaceholder: 'Замечать, как меняется дыхание',
    tooFew: (least: number) => `Нужно хотя бы ${least} строки`,
    audienceHint: 'Кому поможет, а\u00A0кому лучше выбрать другое',
    requirementsHint: 'Предметы, время, подготовка',
  },
  en: {
    subtitleHint: 'One line: what will change for the learner',
    descriptionHint: 'What the course is about, how it goes and how long it takes',
    marathonHint: 'What the marathon is about, what happens every day and how to take part',
    levelPlaceholder: 'Not chosen',
    forWhom: 'Who it is for and why',
    learningsHint: '3 to 10 lines of at most 160 characters',
    addLearning: 'Add a goal',
    learningPlaceholder: 'Notice how the breath changes',
    tooFew: (least) => `At least ${least} lines are needed`,
    audienceHint: 'Whom it helps, and who had better choose another',
    requirementsHint: 'Things, time, preparation',
  },
});
