/**
 * The toolbar in a narrow space, for example beside the sidebar. The tools get shorter and shorter labels, because otherwise the last ones would be
 * cut. Tooltips and screen readers still have the full names. The zoom tool is left out: browsers have their own.
 */
export const toolbarStyle = `<style>
  .sb-bar:has(> [role='toolbar']) { container-type: inline-size }
  @container (width < 860px) {
    [role='toolbar'] [aria-haspopup='listbox']:not([aria-label^='Theme'], [aria-label^='Language']) { font-size: 0; gap: 0 }
  }
  @container (width < 600px) {
    [role='toolbar'] [aria-haspopup='listbox'][aria-label] { font-size: 0; gap: 0 }
    [role='toolbar'] > * { gap: 2px }
    [role='toolbar'] [aria-label='Change zoom level'], [role='toolbar'] [data-less] { display: none }
  }
</style>`;
