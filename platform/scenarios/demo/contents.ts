import type { ContentType } from '#domain/content/schema.ts';
import { periodOf } from '#domain/webinar/rules.ts';
import type { Of } from '../../records/kinds.ts';
import { earlierLectures } from '../earlierLectures.ts';
import { newLectures } from '../lectures.ts';
import type { ScenarioAuthor } from '../scenario.ts';
import { consultationRow, demoConsultations } from './consultations.ts';
import { publicationRows, stampsOf, type DemoContent, type Stamps } from './content.ts';
import { courseRow, fileRows, trailerRows, usesIn, type DemoCourse } from './courseRows.ts';
import { demoCourses } from './courses.ts';
import { lectureRows } from './lectures.ts';
import { demoMarathons, marathonRow } from './marathons.ts';
import { demoMeditations } from './meditations.ts';
import { demoPeople } from './people.ts';
import { demoConsultationRequests } from './consultationRequests.ts';
import type { SoldUntil } from './sales.ts';
import { demoWebinars } from './webinars.ts';

/** What the author of the demo has created, and what clients asked her. */
type Contents = Pick<
  ScenarioAuthor,
  | 'lectures'
  | 'meditations'
  | 'courses'
  | 'marathons'
  | 'webinars'
  | 'consultations'
  | 'consultationRequests'
  | 'publications'
  | 'streams'
  | 'files'
>;

/** Contents with their timestamps. `shift` separates kinds that would otherwise be created in the same minute. */
const place = <C extends DemoContent>(now: number, contents: C[], shift: number) =>
  contents.map((told, at) => ({ told, stamps: stampsOf(now, told, at + shift) }));

type Placed<C> = { told: C; stamps: Stamps }[];

const publicationsOf = (type: ContentType, placed: Placed<DemoContent>) =>
  placed.flatMap(({ told, stamps }) => publicationRows(type, told, stamps));

/** What courses and marathons have in common. */
const besides = (type: 'course' | 'marathon', placed: Placed<DemoCourse>) => ({
  publications: publicationsOf(type, placed),
  streams: placed.flatMap(({ told, stamps }) => trailerRows(type, told, stamps)),
  files: placed.flatMap(({ told, stamps }) => fileRows(type, told, stamps)),
});

/** The publications, with the paid consultation requests counted as sales. */
function withBookings(publications: Of<'publication'>[], requests: Of<'fulfillment'>[]) {
  return publications.map((publication) => {
    const paid = requests.filter((one) => one.paid && one.consultationId === publication.contentId);
    const revenueKopecks = paid.length * publication.costKopecks;
    return paid.length === 0 ? publication : { ...publication, salesCount: paid.length, revenueKopecks };
  });
}

/** All contents of the demo. */
export function demoContents(now: number): Contents {
  const placed = {
    courses: place(now, demoCourses, 2),
    marathons: place(now, demoMarathons, 3),
    consultations: place(now, demoConsultations, 1),
  };
  const courses = placed.courses.map(({ told, stamps }) => courseRow('course', told, stamps));
  const marathons = placed.marathons.map(({ told, stamps }) => marathonRow(told, stamps, now));
  const consultations = placed.consultations.map(({ told, stamps }) => consultationRow(told, stamps));
  const { webinars, ...ofWebinars } = demoWebinars(now);
  const { meditations, ...ofMeditations } = demoMeditations(now);
  const { lectures, ...ofLectures } = lectureRows(
    now,
    [...newLectures, ...earlierLectures],
    usesIn([
      ...courses.map((doc) => ({ type: 'course' as const, doc })),
      ...marathons.map((doc) => ({ type: 'marathon' as const, doc })),
    ]),
  );
  const consultationRequests = demoConsultationRequests(now, demoPeople(), webinars.map(periodOf));
  const [ofCourses, ofMarathons] = [besides('course', placed.courses), besides('marathon', placed.marathons)];
  const ofConsultations = publicationsOf('consultation', placed.consultations);
  const groups = [ofLectures, ofMeditations, ofCourses, ofMarathons, ofWebinars];
  return {
    lectures,
    meditations,
    courses,
    marathons,
    webinars,
    consultations,
    consultationRequests,
    publications: withBookings(
      [...groups.flatMap(({ publications }) => publications), ...ofConsultations],
      consultationRequests,
    ),
    streams: groups.flatMap(({ streams }) => streams),
    files: [...ofCourses.files, ...ofMarathons.files],
  };
}

/** Until when marathons and webinars are sold, by id. A webinar with a recording stays on sale. */
export function soldUntil({ marathons, webinars }: Pick<Contents, 'marathons' | 'webinars'>): SoldUntil {
  const live = webinars.filter(({ recordingStreamId }) => !recordingStreamId);
  return Object.fromEntries([
    ...marathons.map(({ id, enrollTo, startsAt }) => [id, enrollTo ?? startsAt]),
    ...live.map(({ id, startsAt }) => [id, startsAt]),
  ]);
}
