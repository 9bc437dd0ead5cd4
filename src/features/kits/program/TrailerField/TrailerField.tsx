import { atom, useAtomValue } from 'jotai';
import { Clapperboard } from 'lucide-react';
import { listStreams } from '#api/stream/requests.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import { Combobox } from '#components/forms/Combobox/Combobox.tsx';
import { formatDuration } from '#lib/time/duration.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import type { LoadOptions } from '#components/forms/Combobox/options.ts';

interface TrailerFieldProps {
  /** The id of the stream; null while there is none. */
  value: string | null;
  onChange: (streamId: string | null) => void;
  error?: string | undefined;
}

const noneAtom = atom(null);
const icon = <Clapperboard size={16} strokeWidth={1.5} aria-hidden />;

/** The video that is shown before a purchase: one of those that the author has uploaded. */
export function TrailerField({ value, onChange, error }: TrailerFieldProps) {
  const t = useMessages(messages);
  const stream = useAtomValue(value === null ? noneAtom : streamAtom(value));

  const load: LoadOptions = async (search, signal) => {
    const { list } = await listStreams({ search, filter: { kind: 'video', status: 'processed' } }, signal);
    return list.map(({ id, name, durationSec }) => ({
      id,
      label: name,
      icon,
      ...(durationSec != null && { note: formatDuration(durationSec) }),
    }));
  };

  return (
    <Combobox
      label={t.trailer}
      hint={t.hint}
      placeholder={t.placeholder}
      value={value}
      onChange={onChange}
      load={load}
      nameOf={(id) => (id === value ? stream?.item?.name : undefined)}
      clearable
      error={error}
    />
  );
}
