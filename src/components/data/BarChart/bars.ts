/** A bar: what was sold in a day, a week or a month. */
export interface ChartBar {
  id: string;
  /** Under the axis, where there is room: «22 окт.», «сегодня». */
  tick: string;
  /** In full: «14 ноября, суббота». */
  name: string;
  /** A whole number: kopecks or pieces. */
  value: number;
  /** The value to compare with, a dash on the bar: the same day of the period before. */
  before?: number;
  /** When that was: «15 октября». */
  beforeName?: string;
}

/** The data of a chart. */
export interface ChartData {
  bars: readonly ChartBar[];
  /** Id of the bar of today. It is still growing, and in the colour of dawn. */
  current?: string | undefined;
  /** Id of the chosen bar. */
  selected?: string | undefined;
  /** Gets the id of a bar that is pressed, by a pointer or by Enter. Without it bars only tell their values. */
  onSelect?: ((id: string) => void) | undefined;
  /** A value in full: «14 830 ₽». */
  format: (value: number) => string;
  /** A value on the axis: «16 тыс.». */
  formatTick: (value: number) => string;
}
