import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';
import * as v from 'valibot';
import { client } from '#api/client.ts';
import { createAppStore } from '#atoms/store.ts';
import { FrameLayout } from '#components/layout/FrameLayout/FrameLayout.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { Planner } from '#features/planner/Planner/Planner.tsx';
import { setNow } from '#lib/time/clock.ts';
import { LanguageContext } from '#lib/i18n/LanguageContext.tsx';
import { pageAdapter } from '#tests/support/page-adapter.ts';
import '#theme/tokens.css';
import { measureKeys } from '../editor/times.ts';
import { lists, present } from './year.ts';

const author = {
  id: 'a-1',
  email: 'a@example.com',
  role: 'expert',
  firstName: 'Марина',
  lastName: 'Ветрова',
  timezone: 'Europe/Moscow',
};

const request = v.object({
  page: v.optional(v.number(), 1),
  limit: v.optional(v.number(), 25),
  filter: v.optional(v.object({ from: v.optional(v.string()), to: v.optional(v.string()) }), {}),
});

// Lists are filtered by their moment and cut into pages, as the platform does; everything else is the author.
client.defaults.adapter = pageAdapter(async (call) => {
  const path = new URL(call.url).pathname.replace(/^.*\/v1\/author\//, '');
  const list = lists[path];
  if (list === undefined) return Response.json(author);
  const { page, limit, filter } = v.parse(request, await call.json());
  const found = list.rows.filter((row) => {
    const moment = list.moment(row);
    return (
      moment === '' || (moment >= (filter.from ?? '') && (filter.to === undefined || moment < filter.to))
    );
  });
  return Response.json({ list: found.slice((page - 1) * limit, page * limit), count: found.length });
});

setNow(present);
measureKeys();
location.hash = '#/planner';
const root = document.querySelector('#root');
if (root === null) throw new Error('No root');
createRoot(root).render(
  <Provider store={createAppStore()}>
    <LanguageContext value="ru">
      <HashRouter>
        <FrameLayout
          sidebarShown
          sidebar={<nav aria-label="Меню" />}
          topBar={<TopBar crumbs={[{ label: 'Планировщик' }]} />}
        >
          <Routes>
            <Route path="/planner" element={<Planner />} />
          </Routes>
        </FrameLayout>
      </HashRouter>
    </LanguageContext>
  </Provider>,
);
