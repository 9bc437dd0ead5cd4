import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { client } from '#api/client.ts';
import { createAppStore } from '#atoms/store.ts';
import { FrameLayout } from '#components/layout/FrameLayout/FrameLayout.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { practice } from '#features/kits/editor/EditorKit/samples/practice.ts';
import { PracticeEditor } from '#features/kits/editor/EditorKit/samples/PracticeEditor.tsx';
import { LanguageContext } from '#lib/i18n/LanguageContext.tsx';
import { pageAdapter } from '#tests/support/page-adapter.ts';
import '#theme/tokens.css';
import { measureKeys } from './times.ts';

const author = {
  id: 'a-1',
  email: 'a@example.com',
  role: 'expert',
  firstName: 'Марина',
  lastName: 'Ветрова',
};
// The author is signed in, and nobody else is asked anything.
client.defaults.adapter = pageAdapter(async () => Response.json(author));
practice.platform.put('p-1', { name: 'Дыхание в\u00A0темноте', text1: 'Тема', money1: 49_000 });

measureKeys();
location.hash = '#/practices/p-1';
const root = document.querySelector('#root');
if (root === null) throw new Error('No root');
createRoot(root).render(
  <Provider store={createAppStore()}>
    <LanguageContext value="ru">
      <HashRouter>
        <FrameLayout
          sidebarShown
          sidebar={<nav aria-label="Меню" />}
          topBar={<TopBar crumbs={[{ label: 'Практики' }]} />}
        >
          <Routes>
            <Route path="/practices/:id" element={<PracticeEditor />} />
          </Routes>
        </FrameLayout>
      </HashRouter>
    </LanguageContext>
  </Provider>,
);
