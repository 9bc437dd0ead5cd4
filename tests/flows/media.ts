import ffmpeg from '@ffmpeg-installer/ffmpeg';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chmod, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ffmpeg. The package's install script is not needed: the program is made executable here. */
async function make(args: string[]): Promise<void> {
  if (process.platform !== 'win32') await chmod(ffmpeg.path, 0o755);
  await run(ffmpeg.path, ['-y', '-loglevel', 'error', ...args]);
}

/**
 * Writes an H.264 video with sound: `seconds` long, `megabytes` large. An empty box at its end, which every player skips, makes up the size: encoding
 * so many bytes would take longer than sending them.
 */
export async function makeVideo(file: string, seconds: number, megabytes: number): Promise<void> {
  await make([
    ...['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=10:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '10'],
    ...['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', '-shortest', file],
  ]);
  const { size } = await stat(file);
  const box = Math.round(megabytes * 1e6) - size;
  if (box < 8) throw new Error(`A video of ${seconds} s takes ${size} bytes already`);
  const bytes = randomBytes(box);
  bytes.writeUInt32BE(box, 0);
  bytes.write('free', 4, 'latin1');
  await appendFile(file, bytes);
}

/** Writes a picture of a size in px; its extension gives the format. */
export async function makePicture(file: string, width: number, height: number): Promise<void> {
  await make(['-f', 'lavfi', '-i', `testsrc2=size=${width}x${height}:duration=1`, '-frames:v', '1', file]);
}

/** Writes an AAC sound: `seconds` long. */
export async function makeSound(file: string, seconds: number): Promise<void> {
  await make([
    ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`],
    ...['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', file],
  ]);
}
