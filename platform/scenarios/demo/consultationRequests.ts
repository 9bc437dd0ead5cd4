import type { Of } from '../../records/kinds.ts';
import { required } from '../required.ts';
import { seeded, type Random } from '../random.ts';
import { dayAt } from '../times.ts';
import { demoConsultations, type DemoConsultation } from './consultations.ts';
import { contentId, typeset } from './content.ts';
import { openRequests, regulars, type OpenRequest } from './openRequests.ts';
import { pastRequests, type Step } from './pastRequests.ts';
import { knownId, type Person } from './people.ts';
import { requestAnswers } from './requestAnswers.ts';
import { nextStart, spanOf, startsOn, type Span } from './slots.ts';

type ConsultationRequest = Of<'fulfillment'>;

/** The number of the newest request. */
const lastNumber = 1286;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A request without its number. */
interface Request {
  consultation: DemoConsultation;
  person: Person;
  /** Ms since the epoch. */
  start: number;
  steps: Step[];
  answers?: string[];
}

interface Ground {
  now: number;
  people: readonly Person[];
  random: Random;
  taken: Span[];
}

const consultationOf = (slug: string) =>
  required(
    demoConsultations.find((consultation) => consultation.slug === slug),
    slug,
  );

const personOf = (people: readonly Person[], who: OpenRequest['who']) =>
  required(
    typeof who === 'number' ? people[who] : people.find(({ id }) => id === knownId(who)),
    `person ${who}`,
  );

function openRequest({ now, people, taken }: Ground, told: OpenRequest): Request {
  const consultation = consultationOf(told.consultation);
  const start = nextStart(now, told.slot, consultation, taken);
  taken.push(spanOf(start, consultation));
  const steps = told.history.map(([status, [days, time]]): Step => [
    status,
    Date.parse(dayAt(now, days, time)),
  ]);
  const { answers } = told;
  return {
    consultation,
    person: personOf(people, told.who),
    start,
    steps,
    ...(answers === undefined ? {} : { answers }),
  };
}

/** Two requests that were begun a while ago and are not paid yet. */
function unpaid(ground: Ground): Request[] {
  const told: OpenRequest[] = [
    { who: 31, consultation: 'patterny', slot: [5, '16:00'], history: [] },
    { who: 47, consultation: 'son-plan', slot: [7, '13:00'], history: [] },
  ];
  return told.map((one, at) => ({
    ...openRequest(ground, one),
    steps: [['pending_payment', ground.now - (80 - 55 * at) * minuteMs]],
  }));
}

/** The consultation by correspondence that is in progress. It began on the last morning with a free start. */
function underWay({ now, people, taken }: Ground): Request {
  const consultation = consultationOf('perepiska');
  const mornings = [0, -1, -2, -3].flatMap((day) => startsOn(now, day, consultation));
  const start = required(
    mornings.filter((morning) => morning <= now).toSorted((a, b) => b - a)[0],
    'morning',
  );
  taken.push(spanOf(start, consultation));
  const asked = start - 3 * dayMs - 100 * minuteMs;
  const steps: Step[] = [
    ['pending_payment', asked],
    ['new', asked + 4 * minuteMs],
    ['confirmed', asked + 70 * minuteMs],
    ['in_progress', start],
  ];
  return { consultation, person: personOf(people, 25), start, steps };
}

/** The finished requests, including those of named clients. */
function ended(ground: Ground): Request[] {
  const { now, people, random } = ground;
  const requests = demoConsultations.flatMap((consultation) =>
    pastRequests(now, consultation, ground).map((request) => ({
      consultation,
      // Some clients return several times.
      person: personOf(people, 10 + Math.floor(160 * random.next() ** 1.5)),
      ...request,
    })),
  );
  for (const [who, slug, daysAgo] of regulars) {
    const distance = ({ start }: Request) => Math.abs(now - daysAgo * dayMs - start);
    const own = requests.filter(
      ({ consultation, steps }) => consultation.slug === slug && steps.at(-1)?.[0] === 'done',
    );
    const nearest = required(own.toSorted((a, b) => distance(a) - distance(b))[0], `request of ${who}`);
    nearest.person = personOf(people, who);
  }
  return requests;
}

/** Answers to the questions of each consultation. All are used before one is repeated. */
function answerer(random: Random): (consultation: DemoConsultation) => string[] {
  const decks = new Map<string, string[]>();
  const draw = (key: string, list: readonly string[]) => {
    const left = decks.get(key) ?? [];
    const deck = left.length > 0 ? left : random.shuffle(list);
    const answer = deck.at(-1) ?? '';
    decks.set(key, deck.slice(0, -1));
    return answer;
  };
  return ({ slug }) => (requestAnswers[slug] ?? []).map((list, at) => draw(`${slug} ${at}`, list));
}

function requestRow(request: Request, number: number, texts: string[]): ConsultationRequest {
  const { consultation, person, start, steps } = request;
  const history = steps.map(([status, at]) => ({ status, at: new Date(at).toISOString() }));
  const [first, last] = [required(history[0], 'first step'), required(history.at(-1), 'last step')];
  const costKopecks = consultation.sale.cost * 100;
  return {
    id: `request-${number}`,
    number: String(number),
    consultationId: contentId('consultation', consultation.slug),
    consultationName: consultation.name,
    client: { id: person.id, name: person.name, avatarId: null, contact: person.email },
    requestedAt: new Date(start).toISOString(),
    durationMin: consultation.durationMin,
    clientTimezone: person.timezone,
    answers: consultation.questions.map((question, at) => ({ question, answer: typeset(texts[at] ?? '') })),
    paid: steps.some(([status]) => status === 'new'),
    amountKopecks: costKopecks,
    link: consultation.format === 'video' ? `${consultation.link}/${number}` : null,
    status: last.status,
    history,
    createdAt: first.at,
    updatedAt: last.at,
  };
}

/** The requests for the demo's consultations, oldest first. `busy` is the time taken by webinars. */
export function demoConsultationRequests(
  now: number,
  people: readonly Person[],
  busy: Span[],
): ConsultationRequest[] {
  const ground: Ground = { now, people, random: seeded(1284), taken: [...busy] };
  const open = openRequests.map((told) => openRequest(ground, told));
  const requests = [...open, ...unpaid(ground), underWay(ground), ...ended(ground)];
  const answersTo = answerer(ground.random);
  const askedAt = ({ steps }: Request) => steps[0]?.[1] ?? 0;
  return requests
    .toSorted((a, b) => askedAt(a) - askedAt(b))
    .map((request, at, all) => {
      const number = lastNumber - all.length + 1 + at;
      return requestRow(request, number, request.answers ?? answersTo(request.consultation));
    });
}
