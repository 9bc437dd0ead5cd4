import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/process.ts';
import { readSettings } from './settings.ts';
import { SettingsError } from './variables.ts';

const bucket = {
  S3_ENDPOINT: 'https://s3.test/',
  S3_BUCKET: 'kabinet',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

describe('the settings', () => {
  it('have defaults', () => {
    expect(readSettings([], {})).toEqual({
      host: '127.0.0.1',
      port: 4173,
      dataDir: './data',
      databaseUrl: null,
      databaseReadUrl: null,
      bucket: null,
      scenario: 'standard',
      platformUrl: null,
      moderationDelayMs: 15_000,
      publicUrl: null,
      trustedProxies: 0,
      smtpUrl: null,
      smtpTls: true,
      mailFrom: 'Кабинет автора <kabinet@localhost>',
      clamd: null,
      maxFileGb: 50,
      authorQuotaGb: 200,
      sessionRestDays: 14,
      metricsToken: null,
      traces: null,
      logLevel: 'warn',
      workbench: false,
    });
  });

  it('come from the environment, and from flags before it', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '5000',
      DATA_DIR: '/tmp/a',
      DATABASE_URL: 'postgres://kabinet:secret@db.test:5432/kabinet?sslmode=verify-full',
      DATABASE_READ_URL: 'postgres://kabinet:secret@replica.test/kabinet',
      PLATFORM_URL: 'https://platform.test/base',
      MODERATION_DELAY_MS: '0',
      PUBLIC_URL: 'https://kabinet.test',
      TRUST_PROXY: '2',
      SMTP_URL: 'smtps://name:secret@mail.test',
      MAIL_FROM: 'Кабинет <no-reply@kabinet.test>',
      MAX_FILE_GB: '5',
      AUTHOR_QUOTA_GB: '0',
      METRICS_TOKEN: 'sixteen-or-longer',
      LOG_LEVEL: 'info',
    };
    expect(readSettings([], env)).toMatchObject({
      host: '0.0.0.0',
      port: 5000,
      dataDir: '/tmp/a',
      databaseUrl: env.DATABASE_URL,
      databaseReadUrl: env.DATABASE_READ_URL,
      moderationDelayMs: 0,
      platformUrl: new URL(env.PLATFORM_URL),
      publicUrl: new URL(env.PUBLIC_URL),
      trustedProxies: 2,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      maxFileGb: 5,
      authorQuotaGb: 0,
      metricsToken: env.METRICS_TOKEN,
      logLevel: 'info',
    });
    const argv = ['--port', '6000', '--data=/tmp/b', '--empty'];
    expect(readSettings(argv, env)).toMatchObject({ port: 6000, dataDir: '/tmp/b', scenario: 'empty' });
    expect(readSettings(['--scenario', 'large'], {})).toMatchObject({ scenario: 'large' });
    expect(readSettings(['--empty', '--scenario=empty'], {})).toMatchObject({ scenario: 'empty' });
    expect(readSettings([], { PORT: '' })).toMatchObject({ port: 4173 });
    expect(readSettings(['--help'], {})).toBe('help');
  });

  it('a bucket is known by four settings, of which a secret may lie in a file', async () => {
    const file = path.join(await testFolder(), 'key');
    await writeFile(file, 'hidden\n');
    const env = { ...bucket, S3_SECRET_ACCESS_KEY: '', S3_SECRET_ACCESS_KEY_FILE: file };
    expect(readSettings([], env)).toMatchObject({
      bucket: {
        endpoint: 'https://s3.test',
        bucket: 'kabinet',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'hidden',
        links: false,
      },
    });
    expect(readSettings([], { ...bucket, S3_READ: 'links', S3_REGION: 'eu-1' })).toMatchObject({
      bucket: { links: true, region: 'eu-1', secretAccessKey: 'hidden' },
    });
  });

  it.each([
    ['DATABASE_URL', 'postgres://kabinet:hidden@db.test/kabinet', 'databaseUrl'],
    ['METRICS_TOKEN', 'sixteen-or-longer', 'metricsToken'],
    ['SMTP_URL', 'smtps://name:hidden@mail.test', 'smtpUrl'],
  ])('%s may lie in a file', async (name, secret, setting) => {
    const file = path.join(await testFolder(), 'secret');
    await writeFile(file, `${secret}\n`);
    const env = { [`${name}_FILE`]: file, MAIL_FROM: 'a@mail.test' };
    expect(readSettings([], env)).toMatchObject({ [setting]: secret });
    await writeFile(file, '\n');
    expect(() => readSettings([], env)).toThrow(/^The file that \w+_FILE names is empty/);
  });

  it('traces go to a collector by the names of OpenTelemetry', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    const traces = { url: 'http://127.0.0.1:4318/v1/traces', service: 'kabinet', share: 1 };
    expect(readSettings([], endpoint)).toMatchObject({ traces });
    const env = { ...endpoint, OTEL_SERVICE_NAME: 'school', OTEL_TRACES_SAMPLER_ARG: '0.05' };
    expect(readSettings([], env)).toMatchObject({ traces: { ...traces, service: 'school', share: 0.05 } });
  });

  it.each([
    ['smtp://name:hidden@mail.test', '', true],
    ['smtp://mail.test', '', true],
    ['smtp://name:hidden@127.0.0.1', '', true],
    ['smtps://mail.test', '', true],
    ['smtp://127.0.0.1:1025', '', false],
    ['smtp://localhost', '', false],
    ['smtp://[::1]:25', '', false],
    ['smtp://127.0.0.1.mail.test', '', true],
    ['smtp://mail.test', 'offered', false],
    ['smtp://localhost', 'required', true],
  ])('letters to %s travel encrypted or not at all, with SMTP_TLS «%s»: %s', (url, said, smtpTls) => {
    const env = { SMTP_URL: url, SMTP_TLS: said, MAIL_FROM: 'a@mail.test' };
    expect(readSettings([], env)).toMatchObject({ smtpTls });
  });

  it.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamd.test:3310', { host: 'clamd.test', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('clamd at %s has no larger files brought than it looks through', (address, clamd) => {
    const env = { CLAMD_ADDRESS: address };
    expect(readSettings([], env)).toMatchObject({ clamd, maxFileGb: 2 });
    expect(readSettings([], { ...env, MAX_FILE_GB: '1' })).toMatchObject({ clamd, maxFileGb: 1 });
  });

  it.each([
    [['--prot', '1'], {}],
    [['5000'], {}],
    [['--port'], {}],
    [['--port', '65536'], {}],
    [['--port', '-1'], {}],
    [['--port', '80a'], {}],
    [['--scenario', 'huge'], {}],
    [['--scenario', 'large', '--empty'], {}],
    [[], { PORT: '1.5' }],
    [[], { PLATFORM_URL: 'platform.test' }],
    [[], { PLATFORM_URL: 'ftp://platform.test' }],
    [[], { MODERATION_DELAY_MS: 'soon' }],
    [[], { PUBLIC_URL: 'kabinet.test' }],
    [[], { TRUST_PROXY: 'yes' }],
    [[], { TRUST_PROXY: '10' }],
    [[], { TRUST_PROXY: '10.0.0.0/8, 10.0.0/8' }],
    [[], { TRUST_PROXY: '0.0.0.0/0' }],
    [[], { SMTP_URL: 'https://mail.test', MAIL_FROM: 'a@mail.test' }],
    [[], { SMTP_URL: 'smtp://mail.test' }],
    [[], { SMTP_URL: 'smtp://a:hidden@mail.test', MAIL_FROM: 'a@mail.test', SMTP_TLS: 'no' }],
    [[], { CLAMD_ADDRESS: 'clamd.test' }],
    [[], { CLAMD_ADDRESS: '127.0.0.1:99999' }],
    [[], { CLAMD_ADDRESS: '127.0.0.1:3310', MAX_FILE_GB: '3' }],
    [[], { METRICS_TOKEN: 'short' }],
    [[], { LOG_LEVEL: 'loud' }],
    [[], { DATABASE_URL: 'mysql://name:hidden@db.test/kabinet' }],
    [[], { DATABASE_URL: 'postgres://name:hidden@db.test' }],
    [[], { DATABASE_URL: 'name:hidden@db.test/kabinet' }],
    [[], { S3_ENDPOINT: 'https://s3.test' }],
    [[], { S3_BUCKET: 'kabinet' }],
    [[], { S3_BUCKET: 'kabinet', S3_ENDPOINT: 'https://a:hidden@s3.test' }],
    [[], { S3_BUCKET: 'kabinet', S3_ENDPOINT: 'https://s3.test', S3_ACCESS_KEY_ID: 'a' }],
    [[], { ...bucket, S3_BUCKET: '../kabinet' }],
    [[], { ...bucket, S3_READ: 'both' }],
    [[], { DATABASE_URL: 'postgres://name:hidden@db.test/kabinet', DATABASE_URL_FILE: '/run/secrets/db' }],
    [[], { DATABASE_URL_FILE: '/not/there' }],
    [[], { DATABASE_READ_URL: 'postgres://name:hidden@db.test/kabinet' }],
    [
      [],
      {
        DATABASE_URL: 'postgres://db.test/kabinet',
        DATABASE_READ_URL: 'mysql://name:hidden@db.test/kabinet',
      },
    ],
    [[], { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }],
    [[], { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a.test', OTEL_TRACES_SAMPLER_ARG: '2' }],
    [[], { ...bucket, S3_SECRET_ACCESS_KEY_FILE: '/run/secrets/key' }],
    [[], { ...bucket, S3_SECRET_ACCESS_KEY: '', S3_SECRET_ACCESS_KEY_FILE: '/not/there' }],
  ])('%j %j is one clear line', (argv, env) => {
    expect(() => readSettings(argv, env)).toThrow(SettingsError);
    expect(() => readSettings(argv, env)).toThrow(/^[^\n]{10,200}$/);
    expect(() => readSettings(argv, env)).not.toThrow(/hidden/);
  });
});
