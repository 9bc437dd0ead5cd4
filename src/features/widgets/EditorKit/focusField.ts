const focusable =
  'input:not([type="file"]), textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';

/**
 * Brings the field marked with `data-field` into sight and puts the focus in it. Of several copies (the rail and its
 * sheet) the one in sight counts. Answers whether there was one.
 */
export function focusField(field: string, within: ParentNode = document): boolean {
  const places = within.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  for (const place of places) {
    if (!place.checkVisibility()) continue;
    const inside = [...place.querySelectorAll<HTMLElement>(focusable)];
    // A group of radio buttons takes the focus at its chosen one.
    const target = place.matches(focusable)
      ? place
      : (inside.find((element) => element.matches(':checked')) ??
        inside.find((element) => element.checkVisibility()));
    if (target === undefined) continue;
    target.focus({ preventScroll: true });
    // The label comes into sight with its field.
    place.scrollIntoView({ block: 'nearest' });
    return true;
  }
  return false;
}

/** The first field with a problem in the order of the page; one that is not on it comes after those that are. */
export function firstProblem(problems: Record<string, string>): string | undefined {
  const wrong = Object.keys(problems).map((path) => path.split('.')[0]);
  const shown = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  return shown.map((place) => place.dataset['field']).find((field) => wrong.includes(field)) ?? wrong[0];
}
