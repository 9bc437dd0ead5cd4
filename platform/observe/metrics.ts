import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Mail } from '../mail/mail.ts';
import type { ReplicaOutcome } from '../store/replica.ts';
import type { Observer } from './observer.ts';

/** Values that the platform provides on request. */
interface Figures {
  /** Free space on the disk of the files, bytes. */
  freeBytes: number;
  /** Recordings that wait to be processed, and those being processed. */
  processing: { waiting: number; underWay: number };
  /** The problems, each as one word. */
  problems: readonly string[];
}

/** Metrics for Prometheus. */
interface Metrics {
  observer: Observer;
  /** Counts the letters that a mail sends. */
  mail(mail: Mail): Mail;
  /** Counts a list or a total that could be read from a replica. */
  replicaRead(outcome: ReplicaOutcome): void;
  /** Counts a failure of the file storage. */
  storageTrouble(): void;
  /** The page that Prometheus reads. */
  page(figures: Figures): Promise<{ type: string; text: string }>;
}

/** From imperceptible to unbearable, seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

let ofProcess: Registry | null = null;

/** Memory, processor and event loop. They describe the process, however many servers it has. */
function processRegistry(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Read from the platform when Prometheus scrapes. */
function gauges(registers: Registry[]) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `kabinet_${name}`, help, labelNames, registers });
  const free = gauge('disk_free_bytes', 'Room on the disk of the files');
  const waiting = gauge('recordings_waiting', 'Recordings that wait to be looked at');
  const underWay = gauge('recordings_under_way', 'Recordings that are being looked at');
  const problem = gauge('problem', 'What readyz tells, 1 each', ['problem']);
  return ({ freeBytes, processing, problems }: Figures) => {
    free.set(freeBytes);
    waiting.set(processing.waiting);
    underWay.set(processing.underWay);
    problem.reset();
    for (const name of problems) problem.set({ problem: name }, 1);
  };
}

function letterCounter(registers: Registry[]): Metrics['mail'] {
  const letters = new Counter({
    name: 'kabinet_letters_total',
    help: 'Letters that were handed to the mail server, or could not be',
    labelNames: ['outcome'],
    registers,
  });
  const count = (outcome: 'sent' | 'failed') => letters.inc({ outcome });
  return (mail) => ({
    async send(letter) {
      try {
        await mail.send(letter);
      } catch (error) {
        count('failed');
        throw error;
      }
      count('sent');
    },
  });
}

export function createMetrics(): Metrics {
  const own = new Registry();
  const registers = [own];
  const requests = new Histogram({
    name: 'kabinet_request_seconds',
    help: 'From the arrival of a call until its answer begins',
    labelNames: ['call', 'status'],
    buckets,
    registers,
  });
  const underWay = new Gauge({
    name: 'kabinet_requests_under_way',
    help: 'Calls that are not answered yet',
    labelNames: ['call'],
    registers,
  });
  const troubles = new Counter({
    name: 'kabinet_storage_troubles_total',
    help: 'Calls of the storage of files that failed, each after all its tries',
    registers,
  });
  const replicaReads = new Counter({
    name: 'kabinet_replica_reads_total',
    help: 'Lists and totals that the replica of the database gave, or was behind or gone for',
    labelNames: ['outcome'],
    registers,
  });
  const set = gauges(registers);
  return {
    observer: {
      begin(call) {
        const end = requests.startTimer({ call });
        underWay.inc({ call });
        return (status) => {
          underWay.dec({ call });
          end({ status });
        };
      },
    },
    mail: letterCounter(registers),
    replicaRead: (outcome) => replicaReads.inc({ outcome }),
    storageTrouble: () => troubles.inc(),
    async page(figures) {
      set(figures);
      const all = Registry.merge([processRegistry(), own]);
      return { type: all.contentType, text: await all.metrics() };
    },
  };
}
