import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

const messages = defineMessages({
  ru: {
    sleep: 'Сон',
    anxiety: 'Тревога',
    stress: 'Стресс',
    morning: 'Утро',
    compassion: 'Самосострадание',
    breath: 'Дыхание',
    gratitude: 'Благодарность',
    focus: 'Концентрация',
    other: 'Другое',
    male: 'Мужской',
    female: 'Женский',
    none: 'Без голоса',
  },
  en: {
    sleep: 'Sleep',
    anxiety: 'Anxiety',
    stress: 'Stress',
    morning: 'Morning',
    compassion: 'Self-compassion',
    breath: 'Breath',
    gratitude: 'Gratitude',
    focus: 'Focus',
    other: 'Other',
    male: 'Male',
    female: 'Female',
    none: 'No voice',
  },
});

const nameIn = (names: Record<string, string>, value: string) =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;

/** What a meditation is for, in words; a goal that the console does not know stays as it came. */
export function goalName(goal: string, language: Language): string {
  const { male: _m, female: _f, none: _n, ...goals } = messages[language];
  return nameIn(goals, goal);
}

/** Whose voice leads, in words; one that the console does not know stays as it came. */
export function voiceName(voice: string, language: Language): string {
  const { male, female, none } = messages[language];
  return nameIn({ male, female, none }, voice);
}
