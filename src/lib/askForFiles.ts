import type { PickedFile } from '#lib/pickedFiles.ts';

/** The system's dialog for one file, where the browser gives no references to files; null where the author thinks better of it. */
export function askForFile(): Promise<PickedFile | null> {
  const input = document.createElement('input');
  input.type = 'file';
  // Without a place in the document some browsers forget the input while the dialog is open.
  input.hidden = true;
  document.body.append(input);
  return new Promise((resolve) => {
    const end = (picked: PickedFile | null) => {
      input.remove();
      resolve(picked);
    };
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      end(file === undefined ? null : { file, handle: null });
    });
    input.addEventListener('cancel', () => end(null));
    input.click();
  });
}
