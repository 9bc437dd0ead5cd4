/** Opens the system's file dialog, in browsers without file handles. Resolves to no files if the author cancels. */
export function askForFiles(what: 'file' | 'files' | 'folder'): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = what === 'files';
  input.webkitdirectory = what === 'folder';
  // Outside the document some browsers forget the input while the dialog is open.
  input.hidden = true;
  document.body.append(input);
  return new Promise((resolve) => {
    const end = (files: File[]) => {
      input.remove();
      resolve(files);
    };
    input.addEventListener('change', () => end([...(input.files ?? [])]));
    input.addEventListener('cancel', () => end([]));
    input.click();
  });
}
