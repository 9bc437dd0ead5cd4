// @ts-check
// What the page of changed pictures does: filters, views, sliders and commands to copy. It is written into the page as it is.

/**
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} type
 * @param {ParentNode} [within]
 * @returns {T}
 */
function one(selector, type, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}`);
  return found;
}

/** @type {HTMLElement[]} */
const cards = [...document.querySelectorAll('article')];
/** @type {HTMLElement[]} */
const sections = [...document.querySelectorAll('section')];
const form = one('.tools', HTMLFormElement);
const copyShown = one('#copy-shown', HTMLButtonElement);
const copied = one('#copied', HTMLElement);

const command = 'npm run test:visual -- --update';

/** @returns {HTMLElement[]} the pictures that the filters leave */
const shownCards = () => cards.filter((card) => !card.hidden);

/** Shows the pictures that every filter and every word of the search agrees with. */
function applyFilters() {
  const chosen = new FormData(form);
  const words = String(chosen.get('words')).toLowerCase().split(/\s+/).filter(Boolean);
  for (const card of cards) {
    const { theme, width, state, words: text = '' } = card.dataset;
    const asked = { theme, width, state };
    const agrees = Object.entries(asked).every(([name, value]) => {
      const wanted = chosen.get(name);
      return wanted === null || wanted === '' || wanted === value;
    });
    card.hidden = !agrees || !words.every((word) => text.includes(word));
  }
  for (const section of sections) {
    const left = section.querySelectorAll('article:not([hidden])').length;
    section.hidden = left === 0;
    const link = one(`nav a[href="#${section.id}"]`, HTMLElement);
    if (link.parentElement) link.parentElement.hidden = left === 0;
    for (const place of [link, section]) one('.count', HTMLElement, place).textContent = String(left);
  }
  const amount = shownCards().length;
  one('#shown', HTMLElement).textContent =
    amount === cards.length ? `All ${amount} shown` : `${amount} of ${cards.length} shown`;
  one('#none', HTMLElement).hidden = amount > 0;
  copyShown.disabled = amount === 0;
}

/**
 * @param {HTMLElement} card
 * @param {string} view
 */
function showView(card, view) {
  const views = card.querySelectorAll('[data-view]');
  // What is new or gone has nothing to slide over.
  if (views.length < 2) return;
  for (const each of views) if (each instanceof HTMLElement) each.hidden = each.dataset['view'] !== view;
  one(`input[value="${view}"]`, HTMLInputElement, card).checked = true;
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} text
 */
async function copy(button, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where the clipboard is closed to pages, the author of the change copies by hand.
    prompt('Copy the command', text);
    return;
  }
  const label = (button.dataset['label'] ??= button.textContent);
  // What stands beside the button does not move while it says something shorter.
  button.style.minWidth = `${button.offsetWidth}px`;
  button.textContent = 'Copied';
  copied.textContent = `Copied: ${text}`;
  setTimeout(() => {
    button.textContent = label;
    button.style.minWidth = '';
    copied.textContent = '';
  }, 1200);
}

/** Gives every picture the view that is chosen for all. */
function applyView() {
  for (const card of cards) showView(card, String(new FormData(form).get('view')));
}

form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'view') applyView();
  else applyFilters();
});
one('#reset', HTMLButtonElement).addEventListener('click', () => {
  form.reset();
  applyView();
  applyFilters();
  one('input[type="search"]', HTMLInputElement, form).focus();
});
copyShown.addEventListener('click', () => {
  const shown = shownCards();
  // Bare, the command takes everything that differs, which may be too much to name.
  const names = shown.length === cards.length ? [] : shown.map((card) => card.dataset['argument']);
  void copy(copyShown, [command, ...names].join(' '));
});

for (const card of cards) {
  card.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.type === 'radio') return showView(card, target.value);
    target.parentElement?.style.setProperty('--at', `${target.value}%`);
    target.ariaValueText = `${Math.round(Number(target.value))} % before`;
  });
  card.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.dataset['copy'] !== undefined)
      void copy(target, `${command} ${target.dataset['copy']}`);
  });
}

// A server that has the workbench has the stories beside the page. From the disk there are none to open.
if (location.protocol !== 'file:')
  for (const link of document.querySelectorAll('[data-workbench]'))
    if (link instanceof HTMLElement) link.hidden = false;

// A browser keeps what was chosen before a reload.
applyView();
applyFilters();
