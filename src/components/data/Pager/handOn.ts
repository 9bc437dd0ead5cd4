const watched = new WeakSet<Element>();

const lastRow = (page: Element) =>
  Number([...page.querySelectorAll<HTMLElement>('[data-index]')].at(-1)?.dataset['index'] ?? -1);

function watch(button: Element): void {
  const page = document.querySelector('main');
  if (page === null || watched.has(button)) return;
  watched.add(button);
  let last = lastRow(page);
  const watcher = new MutationObserver(() => {
    if (button.isConnected) return void (last = lastRow(page));
    watcher.disconnect();
    if (document.activeElement !== document.body) return;
    (page.querySelector<HTMLElement>(`[data-index="${last + 1}"] [data-row-link]`) ?? page).focus();
  });
  watcher.observe(page, { childList: true, subtree: true });
}

/**
 * From now on, where the button of the next page goes while it has the focus, with the last page, the focus goes to the first of the rows that
 * came. For all lists at once and apart from them: few ever press there, and every first page would bring it. Returns how to end that.
 */
export function handOn(): () => void {
  const look = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('[data-more]') !== null) watch(target);
  };
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}
