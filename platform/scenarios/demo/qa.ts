import type { Of } from '../../records/kinds.ts';
import { ago } from '../times.ts';
import { prose } from './prose.ts';
import { qaOfCourses } from './qaOfCourses.ts';
import { qaOfPractice } from './qaOfPractice.ts';
import { qaOfRest } from './qaOfRest.ts';
import type { QaText } from './qaTexts.ts';

const statusOf = ({ answer, isHidden }: QaText) =>
  isHidden === true ? 'hidden' : answer === undefined ? 'unanswered' : 'published';

/** What an entry is about, by an id such as `course-telo`. */
const aboutOf = (contentId: string) => ({ contentType: contentId.split('-')[0], contentId });

function entryOf(now: number, told: QaText, at: number): Of<'qa'> {
  const { question, answer, about, asked } = told;
  const createdAt = ago(now, asked, at % 3, 12 + ((at * 17) % 40));
  // Answered within days, in the evening.
  const answeredAt = ago(now, Math.max(0, asked - 1 - (at % 3)), 1, 5 + ((at * 11) % 50));
  return {
    id: `qa-${at + 1}`,
    question: prose(question),
    ...(answer === undefined ? {} : { answer: prose(answer) }),
    ...(about === undefined ? {} : aboutOf(about)),
    orderNumber: at + 1,
    status: statusOf(told),
    createdAt,
    updatedAt: answer === undefined ? createdAt : answeredAt,
  };
}

/** The questions to the author of the demo, in her own order. */
export function demoQa(now: number): Of<'qa'>[] {
  return [...qaOfCourses, ...qaOfPractice, ...qaOfRest].map((told, at) => entryOf(now, told, at));
}
