const focusable =
  'input:not([type="file"]), textarea, select, button, a[href], [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/**
 * Brings the field marked with `data-field` into sight and puts the focus in it. Of several copies (the rail and its
 * sheet) the one in sight counts. A closed button marked `data-opens` stands for what it opens, and is pressed. Answers
 * whether there was one.
 */
export function focusField(field: string, within: ParentNode = document): boolean {
  const places = within.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  for (const place of places) {
    if (!place.checkVisibility()) continue;
    const inside = [...place.querySelectorAll<HTMLElement>(focusable)];
    const seen = inside.filter((element) => element.checkVisibility());
    // A group of radio buttons takes the focus at its chosen one, a text in itself and not at the buttons over it.
    const target = place.matches(focusable)
      ? place
      : (inside.find((element) => element.matches(':checked')) ??
        seen.find((element) => element.matches('[data-control]')) ??
        seen[0]);
    if (target === undefined) continue;
    target.focus({ preventScroll: true });
    const opens = target.matches('[data-opens][aria-expanded="false"]');
    if (opens) target.click();
    // The label comes into sight with its field, and what opens under it gets room.
    place.scrollIntoView({ block: opens ? 'center' : 'nearest' });
    return true;
  }
  return false;
}

/**
 * The path of the first problem in the order of the page: `description`, or `questions.q-1.text` for a part of a field. One whose
 * field is not on the page comes after those that are.
 */
export function firstProblem(problems: Record<string, string>): string | undefined {
  const paths = Object.keys(problems);
  const pathOf = (field: string | undefined) => paths.find((path) => path.split('.')[0] === field);
  for (const place of document.querySelectorAll<HTMLElement>('[data-field]')) {
    const path = pathOf(place.dataset['field']?.split('.')[0]);
    if (path !== undefined) return path;
  }
  return paths[0];
}
