/**
 * The toolbar where there is little room for it, as beside the sidebar of a narrow window: tools say less and less, the last of them would be cut.
 * Names are told to a pointer and to a screen reader all the same. A browser has a zoom of its own.
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
