import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from './lazyScreen.tsx';
import type { RouteOf } from './screenAt.ts';

const Home = lazyScreen(
  () => import('#features/home/Home/Home.tsx'),
  (module) => module.Home,
);
const LectureList = lazyScreen(
  () => import('#features/lecture/LectureList/LectureList.tsx'),
  (module) => module.LectureList,
);
const LectureEditor = lazyScreen(
  () => import('#features/lecture/LectureEditor/LectureEditor.tsx'),
  (module) => module.LectureEditor,
);
const MeditationList = lazyScreen(
  () => import('#features/meditation/MeditationList/MeditationList.tsx'),
  (module) => module.MeditationList,
);
const MeditationEditor = lazyScreen(
  () => import('#features/meditation/MeditationEditor/MeditationEditor.tsx'),
  (module) => module.MeditationEditor,
);
const ConsultationList = lazyScreen(
  () => import('#features/consultation/ConsultationList/ConsultationList.tsx'),
  (module) => module.ConsultationList,
);
const ConsultationEditor = lazyScreen(
  () => import('#features/consultation/ConsultationEditor/ConsultationEditor.tsx'),
  (module) => module.ConsultationEditor,
);
const ConsultationRequestList = lazyScreen(
  () => import('#features/consultation-request/ConsultationRequestList/ConsultationRequestList.tsx'),
  (module) => module.ConsultationRequestList,
);
const Planner = lazyScreen(
  () => import('#features/planner/Planner/Planner.tsx'),
  (module) => module.Planner,
);
const WebinarList = lazyScreen(
  () => import('#features/webinar/WebinarList/WebinarList.tsx'),
  (module) => module.WebinarList,
);
const WebinarEditor = lazyScreen(
  () => import('#features/webinar/WebinarEditor/WebinarEditor.tsx'),
  (module) => module.WebinarEditor,
);
const StreamList = lazyScreen(
  () => import('#features/stream/StreamList/StreamList.tsx'),
  (module) => module.StreamList,
);
const PublicationList = lazyScreen(
  () => import('#features/publication/PublicationList/PublicationList.tsx'),
  (module) => module.PublicationList,
);
const CourseList = lazyScreen(
  () => import('#features/course/CourseList/CourseList.tsx'),
  (module) => module.CourseList,
);
const CourseEditor = lazyScreen(
  () => import('#features/course/CourseEditor/CourseEditor.tsx'),
  (module) => module.CourseEditor,
);
const MarathonList = lazyScreen(
  () => import('#features/marathon/MarathonList/MarathonList.tsx'),
  (module) => module.MarathonList,
);
const MarathonEditor = lazyScreen(
  () => import('#features/marathon/MarathonEditor/MarathonEditor.tsx'),
  (module) => module.MarathonEditor,
);
const Uploads = lazyScreen(
  () => import('#features/upload/Uploads/Uploads.tsx'),
  (module) => module.Uploads,
);
const Referrals = lazyScreen(
  () => import('#features/referral/ReferralList/ReferralList.tsx'),
  (module) => module.ReferralList,
);
const Campaigns = lazyScreen(
  () => import('#features/campaign/Campaigns/Campaigns.tsx'),
  (module) => module.Campaigns,
);
const QuizList = lazyScreen(
  () => import('#features/quiz/QuizList/QuizList.tsx'),
  (module) => module.QuizList,
);
const AnswerCheckPage = lazyScreen(
  () => import('#features/quiz/AnswerCheckPage/AnswerCheckPage.tsx'),
  (module) => module.AnswerCheckPage,
);
const QuizEditor = lazyScreen(
  () => import('#features/quiz/QuizEditor/QuizEditor.tsx'),
  (module) => module.QuizEditor,
);
const QaList = lazyScreen(
  () => import('#features/qa/QaList/QaList.tsx'),
  (module) => module.QaList,
);
const TagList = lazyScreen(
  () => import('#features/tag/TagList/TagList.tsx'),
  (module) => module.TagList,
);
const PurchaseList = lazyScreen(
  () => import('#features/purchase/PurchaseList/PurchaseList.tsx'),
  (module) => module.PurchaseList,
);
const AudienceList = lazyScreen(
  () => import('#features/audience/AudienceList/AudienceList.tsx'),
  (module) => module.AudienceList,
);
const Profile = lazyScreen(
  () => import('#features/account/Profile/Profile.tsx'),
  (module) => module.Profile,
);
const UnknownScreen = lazyScreen(
  () => import('./screens/UnknownScreen/UnknownScreen.tsx'),
  (module) => module.UnknownScreen,
);

/** The screens behind login. */
export const privateScreens: RouteOf[] = [
  { path: '/', Screen: Home },
  { path: '/lectures', Screen: LectureList },
  { path: '/lectures/:id', Screen: LectureEditor },
  { path: '/meditations', Screen: MeditationList },
  { path: '/meditations/:id', Screen: MeditationEditor },
  { path: '/consultations', Screen: ConsultationList },
  { path: '/consultations/:id', Screen: ConsultationEditor },
  { path: '/requests', Screen: ConsultationRequestList },
  { path: '/purchases', Screen: PurchaseList },
  { path: '/audience', Screen: AudienceList },
  { path: '/audience/:id', Screen: AudienceList },
  { path: '/planner', Screen: Planner },
  { path: '/webinars', Screen: WebinarList },
  { path: '/webinars/:id', Screen: WebinarEditor },
  { path: '/streams', Screen: StreamList },
  { path: '/publications', Screen: PublicationList },
  { path: '/courses', Screen: CourseList },
  { path: '/courses/:id', Screen: CourseEditor },
  { path: '/marathons', Screen: MarathonList },
  { path: '/marathons/:id', Screen: MarathonEditor },
  { path: '/uploads', Screen: Uploads },
  { path: '/referrals', Screen: Referrals },
  { path: '/campaigns', Screen: Campaigns },
  { path: '/quizzes', Screen: QuizList },
  { path: '/quizzes/check', Screen: AnswerCheckPage },
  { path: '/quizzes/:id', Screen: QuizEditor },
  { path: '/qa', Screen: QaList },
  { path: '/tags', Screen: TagList },
  { path: '/profile', Screen: Profile },
];

/** The screen within the frame, by the address. */
export function PrivateScreens() {
  return (
    <Routes>
      {privateScreens.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<UnknownScreen />} />
    </Routes>
  );
}
