import ffmpeg from '@ffmpeg-installer/ffmpeg';
import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ffmpeg. The package's own set-up step is not needed: the program is made executable here. */
async function make(args: string[]): Promise<void> {
  if (process.platform !== 'win32') await chmod(ffmpeg.path, 0o755);
  await run(ffmpeg.path, ['-y', '-loglevel', 'error', ...args]);
}

/** Writes an H.264 video with sound: `seconds` long, noisy enough to come to about `megabytes`. */
export async function makeVideo(file: string, seconds: number, megabytes: number): Promise<void> {
  const rate = `${Math.round((megabytes * 8000) / seconds)}k`;
  await make([
    ...['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=25:duration=${seconds},noise=alls=60:allf=t`],
    ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25'],
    ...['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate],
    ...['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', '-shortest', file],
  ]);
}

/** Writes a picture of a size in px; the format follows the name of the file. */
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
