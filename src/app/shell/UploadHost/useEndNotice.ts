import { useEffect, useRef } from 'react';

interface End {
  title: string;
  body: string;
}

/** Shows a system notification when all uploads have ended, if the author has allowed it and the tab is hidden. */
export function useEndNotice(active: number, end: () => End): void {
  const before = useRef(0);
  useEffect(() => {
    const ended = before.current > 0 && active === 0;
    before.current = active;
    if (!ended || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
    if (document.visibilityState === 'visible' && document.hasFocus()) return;
    const { title, body } = end();
    const notice = new Notification(title, { body, tag: 'uploads' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  });
}
