const watched = new WeakSet<Element>();

const lastRow = (page: Element) =>
  Number([...page.querySelectorAll<HTMLElement>('[data-index]')].at(-1)?.dataset['index'] ?? -1);

/**
 * Watches the button of the next page once it has the focus: when it goes, with the last page, the focus goes to the first of the rows that
 * came. No hook of the list: few ever press there, and every first page would bring it.
 */
export function handOn(button: Element): void {
  const page = document.querySelector('main');
  if (page === null || watched.has(button)) return;
  // All has come before this code did.
  if (!button.isConnected && document.activeElement === document.body) return page.focus();
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
