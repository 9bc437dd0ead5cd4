import { demoAccount } from './demo.ts';
import { typeset } from './demo/content.ts';
import { demoContents, soldUntil } from './demo/contents.ts';
import { lectureRows } from './demo/lectures.ts';
import { demoMoney } from './demo/money.ts';
import { demoQa } from './demo/qa.ts';
import { demoQuizAnswers } from './demo/quizAnswers.ts';
import { demoQuizzes } from './demo/quizzes.ts';
import { demoReferrals } from './demo/referrals.ts';
import type { DemoLecture } from './demoLecture.ts';
import { coverNames, imageIdOf, mediaNames, noRows, type Scenario, type ScenarioAuthor } from './scenario.ts';
import { demoTags } from './tags.ts';
import { ago } from './times.ts';

/** The second author, who must not see any rows of the first one. */
export const secondAccount = { id: 'author-ivan', email: 'ivan@example.com', password: 'author-demo-2026' };

/** The tags of the demo. */
export function tagsOf(now: number): ScenarioAuthor['tags'] {
  const at = ago(now, 390);
  return demoTags.map(([slug, name]) => ({
    id: `tag-${slug}`,
    name,
    usageCount: 0,
    createdAt: at,
    updatedAt: at,
  }));
}

/** The profile of the demo's author. */
export function demoProfile(now: number): ScenarioAuthor['profile'] {
  return {
    id: demoAccount.id,
    email: demoAccount.email,
    role: 'expert',
    firstName: 'Марина',
    lastName: 'Ветрова',
    avatarId: imageIdOf('avatar'),
    headline: 'Телесные практики',
    bio: typeset(
      'Двенадцать лет веду группы для тех, кто привык жить головой. Учу замечать тело раньше, чем оно закричит, — без гонки и без боли.',
    ),
    languages: ['ru'],
    country: 'RU',
    timezone: 'Europe/Moscow',
    phone: null,
    site: null,
    referralCode: 'VETROVA',
    createdAt: ago(now, 400),
    updatedAt: ago(now, 30),
  };
}

function marina(now: number): ScenarioAuthor {
  const contents = demoContents(now);
  const { publications, purchases, clients } = demoMoney(
    now,
    contents.publications,
    soldUntil(contents),
    contents.consultationRequests,
  );
  const quizzes = demoQuizzes(now);
  return {
    ...noRows,
    account: demoAccount,
    profile: demoProfile(now),
    covers: coverNames,
    media: mediaNames,
    tags: tagsOf(now),
    ...contents,
    publications,
    purchases,
    clients,
    referrals: demoReferrals(now, clients),
    quizzes,
    answers: demoQuizAnswers(now, quizzes, clients),
    qa: demoQa(now),
  };
}

function ivan(now: number): ScenarioAuthor {
  const at = ago(now, 9);
  const lecture: DemoLecture = {
    slug: 'ivan-sila',
    name: 'Сила без надрыва',
    description: 'Занятие для тех, кто возвращается в зал после перерыва.',
    cover: 'les',
    media: '1325',
    tags: [],
    level: 'all',
    language: 'ru',
    created: 9,
    changed: 9,
    sale: { status: 'draft', cost: 500 },
  };
  const { id, email } = secondAccount;
  return {
    ...noRows,
    account: secondAccount,
    profile: {
      ...demoProfile(now),
      id,
      email,
      firstName: 'Иван',
      lastName: 'Громов',
      avatarId: null,
      headline: 'Тренер',
    },
    covers: ['les'],
    media: ['1325'],
    tags: [{ id: 'tag-ivan', name: 'сила', usageCount: 0, createdAt: at, updatedAt: at }],
    ...lectureRows(now, [lecture], () => []),
  };
}

/** The demo: a working author with 24 lectures in every state, and another author beside her. */
export const standard: Scenario = (now) => [marina(now), ivan(now)];
