import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  Play,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { formatDuration } from '#lib/time/duration.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { languageName } from '#lib/text/languages.ts';
import { Bar, BarButton, Language, Line, Range, Speed, Time, Volume } from './ControlBar.styles.ts';
import { messages } from './messages.ts';
import type { useFullscreen } from './useFullscreen.ts';
import type { usePlayback } from './usePlayback.ts';

const rates = [1, 1.25, 1.5, 1.75, 2];

/** Captions in more than one language. */
export interface CaptionLanguages {
  /** ISO 639-1; null where it is not known. */
  codes: readonly (string | null)[];
  /** The place of the one that is shown. */
  at: number;
  onChange: (at: number) => void;
}

/** The choice of none of them. */
const off = 'off';

interface CaptionsProps {
  shown: boolean;
  setShown: (shown: boolean) => void;
  languages: CaptionLanguages | undefined;
}

interface ControlBarProps {
  playback: ReturnType<typeof usePlayback>;
  /** Left out where there is nothing to see. */
  fullscreen?: ReturnType<typeof useFullscreen> | undefined;
  /** Left out where nothing is written down. */
  captions?: CaptionsProps | undefined;
  /** Marks on the line of the time. */
  marks?: ReactNode;
}

/** The bar at the foot of the player. In a narrow player the sound and the speed are left to the device. */
export function ControlBar({ playback, fullscreen, captions, marks }: ControlBarProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { paused, waiting, time, duration, buffered, muted, volume, rate } = playback.state;
  const silent = muted || volume === 0;
  const VolumeIcon = silent ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  const number = new Intl.NumberFormat(language);
  const share = (seconds: number) => (duration === 0 ? 0 : Math.min(1, seconds / duration));

  return (
    <Bar data-bar>
      <BarButton
        type="button"
        aria-label={paused ? t.play : t.pause}
        aria-busy={waiting || undefined}
        onClick={playback.toggle}
      >
        {waiting ? (
          <Spinner size={16} />
        ) : paused ? (
          <Play size={16} fill="currentColor" aria-hidden />
        ) : (
          <Pause size={16} fill="currentColor" strokeWidth={0} aria-hidden />
        )}
      </BarButton>
      <Time $side="start">{formatDuration(time)}</Time>
      <Line>
        <Range
          type="range"
          aria-label={t.seek}
          aria-valuetext={t.position(formatDuration(time), formatDuration(duration))}
          min={0}
          max={duration}
          step="any"
          value={time}
          disabled={duration === 0}
          onChange={(event) => playback.seek(event.target.valueAsNumber)}
          style={{ '--played': share(time), '--loaded': share(Math.max(time, buffered)) }}
        />
        {marks}
      </Line>
      <Time $side="end">{formatDuration(duration)}</Time>
      <Volume>
        <BarButton type="button" aria-label={silent ? t.unmute : t.mute} onClick={playback.toggleMuted}>
          <VolumeIcon size={16} strokeWidth={1.5} aria-hidden />
        </BarButton>
        <Range
          type="range"
          data-own-arrows
          aria-label={t.volume}
          aria-valuetext={new Intl.NumberFormat(language, { style: 'percent' }).format(silent ? 0 : volume)}
          min={0}
          max={1}
          step={0.05}
          value={silent ? 0 : volume}
          onChange={(event) => playback.setVolume(event.target.valueAsNumber)}
          style={{ '--played': silent ? 0 : volume, '--loaded': 0 }}
        />
      </Volume>
      {captions !== undefined && <CaptionsButton {...captions} />}
      <Speed
        data-own-arrows
        aria-label={t.speed}
        value={rate}
        onChange={(event) => playback.setRate(Number(event.target.value))}
      >
        {rates.map((each) => (
          <option key={each} value={each}>{`${number.format(each)}×`}</option>
        ))}
      </Speed>
      {fullscreen !== undefined && <FullscreenButton {...fullscreen} />}
    </Bar>
  );
}

/** Shows what is said, or hides it; of several languages one is chosen. */
function CaptionsButton({ shown, setShown, languages }: CaptionsProps) {
  const t = useMessages(messages);
  if (languages !== undefined) {
    const { codes, at, onChange } = languages;
    return (
      <Language
        data-own-arrows
        aria-label={t.captions}
        value={shown ? at : off}
        onChange={({ target: { value } }) => {
          setShown(value !== off);
          if (value !== off) onChange(Number(value));
        }}
      >
        <option value={off}>{t.noCaptions}</option>
        {codes.map((code, place) => (
          <option key={code ?? ''} value={place}>
            {code === null ? t.captions : languageName(code)}
          </option>
        ))}
      </Language>
    );
  }
  const Icon = shown ? Captions : CaptionsOff;
  return (
    <BarButton type="button" aria-label={t.captions} aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </BarButton>
  );
}

function FullscreenButton({ full, toggle }: Pick<ReturnType<typeof useFullscreen>, 'full' | 'toggle'>) {
  const t = useMessages(messages);
  return (
    <BarButton type="button" aria-label={full ? t.window : t.fullscreen} onClick={toggle}>
      {full ? (
        <Minimize size={16} strokeWidth={1.5} aria-hidden />
      ) : (
        <Maximize size={16} strokeWidth={1.5} aria-hidden />
      )}
    </BarButton>
  );
}
