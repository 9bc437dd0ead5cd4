import { useEffect, useState } from 'react';
import { coverProblem, HEAD_BYTES, type PictureProblem } from '#lib/file/images.ts';

/** A file that should become a cover: being read, fit to be cropped under an address of its own, or refused. */
type Picture =
  | { state: 'reading' }
  | { state: 'fit'; url: string }
  | { state: 'refused'; problem: PictureProblem };

async function check(file: File): Promise<PictureProblem | null> {
  try {
    const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
    return coverProblem(new Uint8Array(head), file.size);
  } catch {
    // A file that was moved or renamed since it was chosen cannot be read.
    return 'broken';
  }
}

/** Checks a file by its first bytes before anything of it is shown. `refuse` tells what was found out later. */
export function usePicture(file: File): [picture: Picture, refuse: (problem: PictureProblem) => void] {
  const [found, setFound] = useState<{ file: File; picture: Picture }>();
  useEffect(() => {
    let stale = false;
    let url: string | undefined;
    void (async () => {
      const problem = await check(file);
      if (stale) return;
      if (problem !== null) {
        setFound({ file, picture: { state: 'refused', problem } });
        return;
      }
      url = URL.createObjectURL(file);
      setFound({ file, picture: { state: 'fit', url } });
    })();
    return () => {
      stale = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [file]);
  return [
    found?.file === file ? found.picture : { state: 'reading' },
    (problem) => setFound({ file, picture: { state: 'refused', problem } }),
  ];
}
