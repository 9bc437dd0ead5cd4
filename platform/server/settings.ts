import { parseArgs } from 'node:util';
import type { S3Place } from '../files/s3Client.ts';
import { logLevels, type LogLevel } from '../observe/log.ts';
import type { ClamdAddress } from '../scanning/clamd.ts';
import { networksOf, type TrustedProxies } from './addresses.ts';
import { mailOf, type MailSettings } from './mailSettings.ts';
import { clamdGb, clamdOf } from './scannerSettings.ts';
import { secretOf, SettingsError, type Variable } from './variables.ts';

/** What the first run can begin with. */
const scenarioNames = ['standard', 'empty', 'large'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** A bucket for files, and how browsers read from it. */
export interface BucketSettings extends S3Place {
  /** Whether recordings and attachments are read from the bucket itself, by addresses that expire after some hours. */
  links: boolean;
}

/** An OpenTelemetry collector, and what is sent to it. */
export interface TraceSettings {
  /** Spans are posted here, as OTLP over HTTP. */
  url: string;
  /** The server's name there. */
  service: string;
  /** The share of requests that are traced, from 0 to 1. */
  share: number;
}

/** The settings of the local server. */
export interface Settings extends MailSettings {
  host: string;
  /** 0 chooses a free port. */
  port: number;
  /** The folder of data and files. */
  dataDir: string;
  /** PostgreSQL for the rows instead of the folder; null for none. Contains a password. */
  databaseUrl: string | null;
  /** A replica of that PostgreSQL, for lists and totals; null for none. Contains a password. */
  databaseReadUrl: string | null;
  /** A bucket for the files instead of the folder; null for none. Contains a secret. */
  bucket: BucketSettings | null;
  /** What the first run loads: the demo, no accounts, or an author of three busy years. */
  scenario: ScenarioName;
  /** A real platform that `/api` is forwarded to, instead of the local one. */
  platformUrl: URL | null;
  /** How long the local moderator takes, ms. */
  moderationDelayMs: number;
  /**
   * The address at which authors open the console, with a trailing slash: its links use it, and its path is the prefix. null means the server's own
   * address.
   */
  publicUrl: URL | null;
  /** Which proxies may say where a request comes from. */
  trustedProxies: TrustedProxies;
  /** The clamd that scans files for malware; null for none. */
  clamd: ClamdAddress | null;
  /** The largest file that can be uploaded, GB of 1024³ bytes. */
  maxFileGb: number;
  /** The quota of an author's files, GB; 0 for no limit. */
  authorQuotaGb: number;
  /** The number of idle days after which a session ends; 0 for no limit. */
  sessionRestDays: number;
  /** The token for `/metrics`; null allows only this machine. */
  metricsToken: string | null;
  /** Where traces are sent; null for nowhere. */
  traces: TraceSettings | null;
  /** The lowest level that is logged. */
  logLevel: LogLevel;
  /** Whether the built workbench is served too, at `/workbench/`. */
  workbench: boolean;
}

/** Settings that must stay secret. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

export const usage = `Usage: npm start -- [--port 4173] [--data ./data] [--scenario standard|empty|large] [--workbench]
  --empty is short for --scenario empty
  --workbench serves what npm run storybook:build has made, at /workbench/
Environment: PORT, HOST, DATA_DIR, PLATFORM_URL, MODERATION_DELAY_MS,
  PUBLIC_URL, TRUST_PROXY, SMTP_URL, SMTP_TLS, MAIL_FROM, MAX_FILE_GB, AUTHOR_QUOTA_GB, SESSION_REST_DAYS,
  METRICS_TOKEN, LOG_LEVEL, DATABASE_URL, DATABASE_READ_URL, CLAMD_ADDRESS,
  S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_READ,
  OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG
  In the place of a secret, a file that has it: ${secrets.map((name) => `${name}_FILE`).join(', ')}`;

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${max}, not «${text}»`);
  }
  return value;
}

/** Parses how many proxies on this machine are trusted, or whose networks. */
function proxiesOf(text: string): TrustedProxies {
  if (/^\d$/.test(text)) return Number(text);
  try {
    return networksOf(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SettingsError(
      `TRUST_PROXY must be a number from 0 to 9, or networks like 10.0.0.0/8, 192.0.2.5, fd00::/8: «${error.message}» is neither`,
    );
  }
}

function address(name: string, text: string | undefined): URL | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new SettingsError(`${name} must be an http or https address, not «${text}»`);
  }
  return url;
}

/** The console's own address, with a trailing slash, because the page's addresses are relative to it. */
function consoleAddress(name: string, text: string | undefined): URL | null {
  const url = address(name, text);
  if (url === null) return null;
  url.pathname = url.pathname.replace(/\/*$/, '/');
  return url;
}

/** Parses a database. No message repeats its address, because that has a password. */
function database(name: string, url: string | undefined): string | null {
  if (url === undefined) return null;
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(?:ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    throw new SettingsError(
      `${name} must be an address like postgres://name:password@db.example.com/kabinet`,
    );
  }
  return url;
}

/** The database, and its replica where there is one. */
function databasesOf(set: Variable): Pick<Settings, 'databaseUrl' | 'databaseReadUrl'> {
  const urlOf = (name: string) => database(name, secretOf(set, name));
  const databaseUrl = urlOf('DATABASE_URL');
  const databaseReadUrl = urlOf('DATABASE_READ_URL');
  if (databaseUrl === null && databaseReadUrl !== null)
    throw new SettingsError('DATABASE_READ_URL is the replica of a database: it needs DATABASE_URL');
  return { databaseUrl, databaseReadUrl };
}

function keyOf(set: Variable, name: string): string {
  const key = secretOf(set, name);
  if (key !== undefined) return key;
  throw new SettingsError(`S3_BUCKET needs ${name}, or ${name}_FILE with a file that has it`);
}

function readingOf(text: string): boolean {
  if (text !== 'server' && text !== 'links')
    throw new SettingsError(`S3_READ must be server or links, not «${text}»`);
  return text === 'links';
}

/** Parses the address of a storage. An address with keys in it is refused without repeating them. */
function endpointOf(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw new SettingsError(
      'S3_BUCKET needs S3_ENDPOINT: an address like https://s3.eu-central-1.amazonaws.com',
    );
  return url.href.replace(/\/+$/, '');
}

/** The bucket of the environment; null if there is none. Throws `SettingsError`. */
function bucketOf(set: Variable): BucketSettings | null {
  const bucket = set('S3_BUCKET');
  if (bucket === undefined) {
    if (set('S3_ENDPOINT') !== undefined) throw new SettingsError('S3_ENDPOINT needs S3_BUCKET');
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError(`S3_BUCKET must be the name of a bucket, not «${bucket}»`);
  return {
    endpoint: endpointOf(set('S3_ENDPOINT')),
    bucket,
    region: set('S3_REGION') ?? 'us-east-1',
    accessKeyId: keyOf(set, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: keyOf(set, 'S3_SECRET_ACCESS_KEY'),
    links: readingOf(set('S3_READ') ?? 'server'),
  };
}

/** The size limit of files, and their scanner: files too large for the scanner are refused. */
function filesOf(set: Variable): Pick<Settings, 'clamd' | 'maxFileGb'> {
  const clamd = clamdOf(set);
  const [usual, most] = clamd === null ? ['50', 1_000_000] : [String(clamdGb), clamdGb];
  return { clamd, maxFileGb: wholeNumber('MAX_FILE_GB', set('MAX_FILE_GB') ?? usual, most) };
}

function scenarioOf({ scenario, empty }: { scenario?: string; empty?: boolean }): ScenarioName {
  const name = scenario ?? (empty === true ? 'empty' : 'standard');
  const known = scenarioNames.find((one) => one === name);
  if (known === undefined)
    throw new SettingsError(`There is no scenario «${name}»: take ${scenarioNames.join(', ')}`);
  if (empty === true && known !== 'empty')
    throw new SettingsError(`--empty is the scenario «empty», and --scenario says «${name}»`);
  return known;
}

function logLevelOf(text: string): LogLevel {
  const level = logLevels.find((one) => one === text);
  if (level === undefined)
    throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not «${text}»`);
  return level;
}

function metricsTokenOf(text: string | undefined): string | null {
  if (text !== undefined && text.length < 16)
    throw new SettingsError('METRICS_TOKEN must have at least 16 characters');
  return text ?? null;
}

/** The names are those of OpenTelemetry. An invalid address is not repeated, because it may have a password. */
function tracesOf(set: Variable): TraceSettings | null {
  const text = set('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new SettingsError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318');
  const share = set('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  if (!/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(share))
    throw new SettingsError(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not «${share}»`);
  const url = `${text.replace(/\/+$/, '')}/v1/traces`;
  return { url, service: set('OTEL_SERVICE_NAME') ?? 'kabinet', share: Number(share) };
}

function flags(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        empty: { type: 'boolean' },
        scenario: { type: 'string' },
        workbench: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    // Node's message is long; its first sentence names the flag.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new SettingsError(`${reason}. Flags: --port, --data, --scenario, --empty, --workbench`);
  }
}

/** Reads flags, then the environment, then the defaults. Returns «help» if that was requested. Throws `SettingsError`. */
export function readSettings(argv: string[], env: NodeJS.ProcessEnv): Settings | 'help' {
  const given = flags(argv);
  if (given.help === true) return 'help';
  // An empty variable counts as unset.
  const set = (name: string) => env[name] || undefined;
  return {
    host: set('HOST') ?? '127.0.0.1',
    port: wholeNumber('The port', given.port ?? set('PORT') ?? '4173', 65_535),
    dataDir: given.data ?? set('DATA_DIR') ?? './data',
    ...databasesOf(set),
    bucket: bucketOf(set),
    scenario: scenarioOf(given),
    platformUrl: address('PLATFORM_URL', set('PLATFORM_URL')),
    moderationDelayMs: wholeNumber(
      'MODERATION_DELAY_MS',
      set('MODERATION_DELAY_MS') ?? '15000',
      2_147_483_647,
    ),
    publicUrl: consoleAddress('PUBLIC_URL', set('PUBLIC_URL')),
    trustedProxies: proxiesOf(set('TRUST_PROXY') ?? '0'),
    ...filesOf(set),
    authorQuotaGb: wholeNumber('AUTHOR_QUOTA_GB', set('AUTHOR_QUOTA_GB') ?? '200', 1_000_000),
    sessionRestDays: wholeNumber('SESSION_REST_DAYS', set('SESSION_REST_DAYS') ?? '14', 30),
    metricsToken: metricsTokenOf(secretOf(set, 'METRICS_TOKEN')),
    traces: tracesOf(set),
    logLevel: logLevelOf(set('LOG_LEVEL') ?? 'warn'),
    workbench: given.workbench === true,
    ...mailOf(set),
  };
}
