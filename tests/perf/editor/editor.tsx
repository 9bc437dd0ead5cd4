import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { client } from '#api/client.ts';
import { createAppStore } from '#atoms/store.ts';
import { FrameLayout } from '#components/layout/FrameLayout/FrameLayout.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { practice } from '#features/widgets/EditorKit/samples/practice.ts';
import { PracticeEditor } from '#features/widgets/EditorKit/samples/PracticeEditor.tsx';
import { LanguageContext } from '#lib/i18n/LanguageContext.tsx';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import '#theme/tokens.css';

const author = {
  id: 'a-1',
  email: 'a@example.com',
  role: 'expert',
  firstName: 'Марина',
  lastName: 'Ветрова',
};
// The author is signed in, and nobody else is asked anything.
client.defaults.adapter = fetchAdapter(async () => Response.json(author));
practice.platform.put('p-1', { name: 'Дыхание в\u00A0темноте', text1: 'Тема', money1: 49_000 });

/** From each key to the end of the frame that shows it, ms. */
const times: number[] = [];

declare global {
  interface Window {
    /** What was measured since it was asked last. */
    takeTimes: () => number[];
  }
}

window.takeTimes = () => times.splice(0);

// A task that is queued in a frame runs when the frame has been painted.
window.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => times.push(performance.now() - timeStamp), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  },
  { capture: true },
);

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
          toasts={null}
        >
          <Routes>
            <Route path="/practices/:id" element={<PracticeEditor />} />
          </Routes>
        </FrameLayout>
      </HashRouter>
    </LanguageContext>
  </Provider>,
);
