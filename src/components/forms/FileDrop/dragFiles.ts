/** For stories: what the browser hands over with files that are dragged or pasted. */
export function carry(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** For stories: one step of a drag over an element. */
export function drag(
  target: HTMLElement,
  step: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  dataTransfer: DataTransfer,
) {
  target.dispatchEvent(new DragEvent(step, { bubbles: true, cancelable: true, dataTransfer }));
}
