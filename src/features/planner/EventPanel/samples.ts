import type { Webinar } from '#domain/webinar/schema.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { ofMarathon, ofPublication, ofConsultationRequest, ofWebinar } from '#atoms/planner/items.ts';

/** Items of each kind for stories. */

export const sampleWebinar: Webinar = {
  id: 'w-1',
  name: 'Вопросы о\u00A0сне: эфир',
  tags: [],
  startsAt: '2026-11-26T17:00:00.000Z',
  durationMin: 90,
  timezone: 'Europe/Moscow',
  link: null,
  capacity: 100,
  speakers: [],
  attendeesCount: 41,
  status: 'scheduled',
};

const marathon: Marathon = {
  id: 'm-1',
  name: '21\u00A0день утренней практики',
  tags: [],
  learnings: [],
  unlockMode: 'days',
  accessDays: 0,
  certificateEnabled: false,
  modules: [],
  questionAnswers: [],
  startsAt: '2026-12-01T03:00:00.000Z',
  endsAt: '2026-12-21T18:00:00.000Z',
  timezone: 'Europe/Moscow',
  enrollTo: '2026-11-24T15:00:00.000Z',
  seatCount: 40,
  seatsTaken: 34,
  status: 'enrolling',
};

const [webinar] = ofWebinar(sampleWebinar);
const [across] = ofMarathon(marathon);
const [request] = ofConsultationRequest({
  id: 'r-1',
  number: '1284',
  consultationId: 'c-1',
  consultationName: 'Разбор с\u00A0телом',
  client: { id: 'p-1', name: 'Ольга Климова' },
  requestedAt: '2026-11-21T08:00:00.000Z',
  durationMin: 60,
  clientTimezone: 'Asia/Vladivostok',
  answers: [],
  paid: true,
  amountKopecks: 450_000,
  status: 'new',
  history: [],
});
const [publication] = ofPublication({
  id: 'u-1',
  contentType: 'lecture',
  contentId: 'l-1',
  title: 'Мягкие плечи за\u00A0двадцать минут',
  costKopecks: 0,
  currency: 'RUB',
  visibility: 'catalog',
  status: 'rejected',
  moderatorComment: 'Добавьте противопоказания',
  submittedAt: '2026-11-18T10:00:00.000Z',
  salesCount: 0,
  revenueKopecks: 0,
});

if (!webinar || !across || !request || !publication) throw new Error('A sample has no item');

export const samples = { webinar, marathon: across, request, publication };
