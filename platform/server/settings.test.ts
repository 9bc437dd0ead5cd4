import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('the settings', () => {
  it('have defaults', () => {
    expect(readSettings([], {})).toEqual({
      host: '127.0.0.1',
      port: 4173,
      dataDir: './data',
      databaseUrl: null,
      scenario: 'standard',
      platformUrl: null,
      moderationDelayMs: 15_000,
      publicUrl: null,
      trustedProxies: 0,
      smtpUrl: null,
      mailFrom: 'Кабинет автора <kabinet@localhost>',
      maxFileGb: 50,
      authorQuotaGb: 200,
      metricsToken: null,
      logLevel: 'warn',
    });
  });

  it('come from the environment, and from flags before it', () => {
    const env = {
      HOST: '0.0.0.0',
      PORT: '5000',
      DATA_DIR: '/tmp/a',
      DATABASE_URL: 'postgres://kabinet:secret@db.test:5432/kabinet?sslmode=verify-full',
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
    [[], { SMTP_URL: 'https://mail.test', MAIL_FROM: 'a@mail.test' }],
    [[], { SMTP_URL: 'smtp://mail.test' }],
    [[], { METRICS_TOKEN: 'short' }],
    [[], { LOG_LEVEL: 'loud' }],
    [[], { DATABASE_URL: 'mysql://name:hidden@db.test/kabinet' }],
    [[], { DATABASE_URL: 'postgres://name:hidden@db.test' }],
    [[], { DATABASE_URL: 'name:hidden@db.test/kabinet' }],
  ])('%j %j is one clear line', (argv, env) => {
    expect(() => readSettings(argv, env)).toThrow(SettingsError);
    expect(() => readSettings(argv, env)).toThrow(/^[^\n]{10,200}$/);
    expect(() => readSettings(argv, env)).not.toThrow(/hidden/);
  });
});
