import { useState } from 'react';
import type { Captions } from '#domain/captions/cues.ts';
import { readCaptions } from '#domain/captions/read.ts';
import { writeCaptions } from '#domain/captions/write.ts';

interface Known {
  file: string;
  captions: Captions | null;
}

const none: Captions = { head: [], cues: [], tail: [] };

const read = (file: string): Known => ({
  file,
  captions: file === '' ? none : (readCaptions(file).read?.captions ?? null),
});

/**
 * Captions as they are edited. What is typed here stays as it was typed, a space at its end too, while the file has it trimmed; what
 * comes from elsewhere, a step back or another version, is read anew. null where the file cannot be read.
 */
export function useCaptions(file: string, onChange: (file: string, part: string) => void) {
  const [known, setKnown] = useState(() => read(file));
  const present = known.file === file ? known : read(file);
  if (present !== known) setKnown(present);
  return {
    captions: present.captions,
    change: (captions: Captions, part: string) => {
      const written = writeCaptions(captions);
      setKnown({ file: written, captions });
      onChange(written, part);
    },
  };
}
