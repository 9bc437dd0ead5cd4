import { Minus, Plus, RotateCcw } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { BarButton, Percent, Range, Root, Rule, type CropBarSize } from './CropBar.styles.ts';
import { messages } from './messages.ts';

export interface CropBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onReset'> {
  /** How much the picture is enlarged; 1 is the least. */
  zoom: number;
  /** The most it can be enlarged. */
  most: number;
  /** Gets a zoom between 1 and the most. */
  onZoom: (zoom: number) => void;
  /** Puts the picture back to where it began. */
  onReset: () => void;
  /** `large` over a stage as high as the window. */
  size?: CropBarSize;
}

const STEP = 0.1;

/** The zoom of a picture that is being cropped, over the picture itself. */
export function CropBar({ zoom, most, onZoom, onReset, size = 'large', ...rest }: CropBarProps) {
  const text = useMessages(messages);
  const to = (value: number) => onZoom(Math.min(most, Math.max(1, value)));
  const percent = text.percent(Math.round(zoom * 100));
  return (
    <Root {...rest}>
      <BarButton
        $size={size}
        type="button"
        title={text.zoomOut}
        disabled={zoom <= 1}
        onClick={() => to(zoom - STEP)}
      >
        <Minus size={16} strokeWidth={1.5} aria-hidden />
      </BarButton>
      <Range
        $size={size}
        type="range"
        aria-label={text.zoom}
        aria-valuetext={percent}
        min={1}
        max={most}
        step={STEP / 10}
        value={zoom}
        onChange={(event) => to(event.target.valueAsNumber)}
        $share={(zoom - 1) / (most - 1)}
      />
      <BarButton
        $size={size}
        type="button"
        title={text.zoomIn}
        disabled={zoom >= most}
        onClick={() => to(zoom + STEP)}
      >
        <Plus size={16} strokeWidth={1.5} aria-hidden />
      </BarButton>
      <Percent aria-hidden>{percent}</Percent>
      <Rule />
      <BarButton $size={size} type="button" aria-label={text.reset} onClick={onReset}>
        <RotateCcw size={16} strokeWidth={1.5} aria-hidden />
        <span>{text.reset}</span>
      </BarButton>
    </Root>
  );
}
