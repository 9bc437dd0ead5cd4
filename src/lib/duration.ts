/** A length of time as players show it: `2282` seconds → «38:02», `3725` → «1:02:05». Part seconds are dropped. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(total % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
