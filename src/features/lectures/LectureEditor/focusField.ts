const focusable =
  'input:not([type="file"]), textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';

/** Fields of the editor in the order they stand on the page. */
export const fieldOrder = [
  'name',
  'streamID',
  'description',
  'tags',
  'level',
  'language',
  'isPreview',
  'imageId',
  'costKopecks',
  'oldCostKopecks',
];

/**
 * Brings the field marked with `data-field` into sight and puts the focus in it. Of several copies (the rail and its
 * sheet) the one in sight counts. Answers whether there was one.
 */
export function focusField(field: string): boolean {
  const places = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
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
    target.scrollIntoView({ block: 'nearest' });
    return true;
  }
  return false;
}

/** The first field, in the order of the page, that has a problem. */
export function firstProblem(problems: Record<string, string>): string | undefined {
  return fieldOrder.find((field) => Object.keys(problems).some((path) => path.split('.')[0] === field));
}
