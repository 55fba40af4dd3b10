import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import type { MailServer } from '#platform/server/mail/mail-transport.ts';
import { isLoopback } from './loopback.ts';
import { BadSetting, settingsIn } from './setting.ts';
import { messageOf } from './thrown.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const budget = [1, 100_000_000] as const;

/** Every setting of the product, read from the environment once at start. The README lists them. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const setting = settingsIn(environment);
  const host = setting.text('HOST') ?? '127.0.0.1';
  const tls = certificateOf(setting.file('TLS_CERT_FILE'), setting.file('TLS_KEY_FILE'));
  const proxied = setting.yes('TLS_AT_PROXY', false);
  if (!isLoopback(host) && tls === undefined && !proxied) {
    throw new BadSetting(
      'HOST',
      `"${host}" is reachable from other machines: give TLS_CERT_FILE and TLS_KEY_FILE, or set TLS_AT_PROXY=yes when a proxy in front ends TLS`,
    );
  }
  const ofPostgres = ['postgres:', 'postgresql:'];
  const databaseUrl = setting.url('DATABASE_URL', ofPostgres);
  const secret = setting.secret('SECRET_KEY', 32);
  if (databaseUrl !== undefined && secret === undefined)
    throw new BadSetting('SECRET_KEY', 'is required with DATABASE_URL (at least 32 characters)');
  const publicOrigin = setting.url('PUBLIC_ORIGIN', ['http:', 'https:']);
  if (publicOrigin !== undefined && new URL(publicOrigin).origin !== publicOrigin.replace(/\/$/, '')) {
    throw new BadSetting(
      'PUBLIC_ORIGIN',
      'scheme, host and port alone are expected, like https://grc.example.com',
    );
  }
  const trustProxy = setting.networks('TRUST_PROXY');
  const loopbackOnly = isLoopback(host) && !proxied && trustProxy === undefined;
  const mail = mailIn(setting, publicOrigin !== undefined || loopbackOnly);
  const homes = setting.namedUrls('HOMES', ofPostgres, [firstHome]);
  const replicas = setting.namedUrls('REPLICAS', ofPostgres, []);
  const names = [firstHome, ...homes.map(({ name }) => name)];
  const stray = replicas.find(({ name }) => !names.includes(name));
  if (stray !== undefined)
    throw new BadSetting('REPLICAS', `"${stray.name}" is no home: ${names.join(', ')}`);
  return {
    host,
    /** Nobody but this machine gets here: neither directly nor through a proxy. */
    loopbackOnly,
    port: setting.whole('PORT', 8443, [0, 65_535]),
    tls,
    /** Whether the browser speaks TLS to us, ended here or at the proxy. */
    secure: tls !== undefined || proxied,
    /** Everybody comes through a proxy. */
    isBehindProxy: proxied,
    trustProxy,
    publicOrigin: publicOrigin?.replace(/\/$/, ''),
    /** Where the public site's footer leads besides: the provider's other products, services and channels. */
    siteLinks: setting.links('SITE_LINKS'),
    mail,
    /** Inner networks where providers of sign-in may be: what an organisation names is otherwise asked on the internet alone. */
    providerNetworks: setting.networks('PROVIDER_NETWORKS') ?? [],
    /** Where `clamd` looks through files for malware; undefined: nobody does. */
    clamavUrl: setting.url('CLAMAV_URL', ['tcp:', 'unix:']),
    databaseUrl,
    /** Beside the first home, that of DATABASE_URL. */
    homes,
    /** Read replicas, by the names of the homes that they follow. */
    replicas,
    namedStatements: setting.yes('DATABASE_NAMED_STATEMENTS', true),
    databasePool: setting.whole('DATABASE_POOL', 10, [1, 100]),
    dataDir: resolve(setting.text('DATA_DIR') ?? '.data'),
    secret,
    /** Those that were SECRET_KEY before: what was sealed by them is opened still, and told from what somebody else made. */
    oldSecrets: setting.secrets('SECRET_KEY_OLD', 32),
    demo: setting.yes('DEMO', true),
    /** Whether organisations may register by themselves. */
    registration: setting.yes('REGISTRATION', false),
    // On a terminal, a line for every request would push the address and the sign-ins away.
    logLevel: setting.choice('LOG_LEVEL', logLevels, process.stdout.isTTY ? 'warn' : 'info'),
    /** Whether `/openapi.json` and `/documentation` are there for everybody. */
    apiDescription: setting.yes('API_DESCRIPTION', true),
    metricsToken: setting.secret('METRICS_TOKEN', 16),
    limits: limitsIn(setting),
  };
}

const limitsIn = (setting: ReturnType<typeof settingsIn>) => ({
  personPerMinute: setting.whole('LIMIT_PERSON_PER_MINUTE', 600, budget),
  organisationPerMinute: setting.whole('LIMIT_ORGANISATION_PER_MINUTE', 3000, budget),
  heavyPerMinute: setting.whole('LIMIT_HEAVY_PER_MINUTE', 60, budget),
  callSeconds: setting.whole('LIMIT_CALL_SECONDS', 20, [1, 3600]),
  connections: setting.whole('LIMIT_CONNECTIONS', 2000, [10, 100_000]),
  connectionsPerAddress: setting.whole('LIMIT_CONNECTIONS_PER_ADDRESS', 200, [2, 100_000]),
  callsAtOnce: setting.whole('LIMIT_CALLS_AT_ONCE', 40, budget),
  callsAtOncePerPerson: setting.whole('LIMIT_CALLS_AT_ONCE_PER_PERSON', 6, budget),
  uploads: setting.whole('LIMIT_UPLOADS', 100, budget),
  uploadsPerOrganisation: setting.whole('LIMIT_UPLOADS_PER_ORGANISATION', 20, budget),
  uploadsPerPerson: setting.whole('LIMIT_UPLOADS_PER_PERSON', 3, budget),
  filesPerHour: setting.whole('LIMIT_FILES_PER_HOUR', 60, budget),
  fileMegabytesPerOrganisation: setting.whole('LIMIT_FILE_MEGABYTES', 10_000, budget),
  streams: setting.whole('LIMIT_STREAMS', 1000, budget),
  streamsPerOrganisation: setting.whole('LIMIT_STREAMS_PER_ORGANISATION', 500, budget),
  streamsPerPerson: setting.whole('LIMIT_STREAMS_PER_PERSON', 5, budget),
  signInFailures: setting.whole('LIMIT_SIGN_IN_FAILURES', 5, budget),
  networkFailures: setting.whole('LIMIT_NETWORK_FAILURES', 100, budget),
  sessionsPerPerson: setting.whole('LIMIT_SESSIONS_PER_PERSON', 5, budget),
  externalSignInsPerMinute: setting.whole('LIMIT_EXTERNAL_SIGN_INS_PER_MINUTE', 30, budget),
  directoryFailuresPerMinute: setting.whole('LIMIT_DIRECTORY_FAILURES_PER_MINUTE', 30, budget),
  lookUpsPerMinute: setting.whole('LIMIT_LOOK_UPS_PER_MINUTE', 10, budget),
  lookUpsPerDomain: setting.whole('LIMIT_LOOK_UPS_PER_DOMAIN', 200, budget),
  signUpsPerHour: setting.whole('LIMIT_SIGN_UPS_PER_HOUR', 3, budget),
  contactsPerHour: setting.whole('LIMIT_CONTACTS_PER_HOUR', 5, budget),
  resetsPerHour: setting.whole('LIMIT_RESETS_PER_HOUR', 10, budget),
  browserErrorsPerMinute: setting.whole('LIMIT_BROWSER_ERRORS_PER_MINUTE', 30, budget),
  // Counts end at 30,000.
  lookUpAlarm: setting.whole('ALARM_LOOK_UPS_PER_DOMAIN', 1000, [1, 29_000]),
});

/** An address, or a name and an address in angle brackets. */
function isSender(value: string): boolean {
  const [name = '', address = '', after] = value.endsWith('>') ? value.slice(0, -1).split('<') : ['', value];
  return after === undefined && !/[>\r\n]/.test(name) && /^[^\s<>@]+@[^\s<>@]+$/.test(address);
}

/** Where mails go. `smtp` undefined: they are kept as files. */
function mailIn(setting: ReturnType<typeof settingsIn>, isOriginKnown: boolean) {
  const smtp = smtpIn(setting);
  const given = setting.checked('MAIL_FROM', (value) =>
    isSender(value) ? undefined : 'an address is expected, like Plumbline <grc@example.com>',
  );
  if (smtp !== undefined && given === undefined)
    throw new BadSetting('MAIL_FROM', 'is required with SMTP_URL: the address that mails come from');
  if (smtp !== undefined && !isOriginKnown)
    throw new BadSetting('PUBLIC_ORIGIN', 'is required with SMTP_URL: links in mails begin with it');
  const contactTo = setting.checked('CONTACT_TO', (value) =>
    isSender(value) && !value.includes('<') ? undefined : 'an address is expected, like office@example.com',
  );
  return {
    smtp,
    from: given ?? 'Plumbline <plumbline@localhost>',
    /** Where messages of the contact form go; `undefined`: they are kept as files. */
    contactTo,
  };
}

/** The mail server: where it is, who we are there, and whether what is said is encrypted. An address that says more would be a second
 *  place for settings, where the library finds how to do without TLS. */
function smtpIn(setting: ReturnType<typeof settingsIn>): MailServer | undefined {
  const url = setting.url('SMTP_URL', ['smtp:', 'smtps:']);
  const encrypts = setting.yes('SMTP_TLS', true);
  if (url === undefined) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(url);
  if (hostname === '' || pathname.replace('/', '') !== '' || search !== '' || hash !== '')
    throw new BadSetting(
      'SMTP_URL',
      'host, port, user and password alone are expected, like smtp://host:587',
    );
  if (protocol === 'smtps:' && !encrypts)
    throw new BadSetting(
      'SMTP_TLS',
      'an smtps:// server is spoken to with TLS: write smtp://, or leave this out',
    );
  const login = { user: decoded(username), pass: decoded(password) };
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? undefined : Number(port),
    tls: protocol === 'smtps:' ? 'at once' : encrypts ? 'upgrade' : 'none',
    auth: username === '' && password === '' ? undefined : login,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new BadSetting('SMTP_URL', 'a % in the user or the password is written %25');
  }
}

/** What a link to the product begins with: from the settings alone. */
export const originOf = ({ host, tls, publicOrigin }: Config, port: number): string =>
  publicOrigin ??
  `${tls ? 'https' : 'http'}://${host === '127.0.0.1' || host === '::1' ? 'localhost' : host}:${port}`;

function certificateOf(certificate: string | undefined, key: string | undefined) {
  if (certificate === undefined && key === undefined) return undefined;
  if (certificate === undefined || key === undefined) {
    throw new BadSetting(
      certificate === undefined ? 'TLS_CERT_FILE' : 'TLS_KEY_FILE',
      'certificate and key come together',
    );
  }
  try {
    createSecureContext({ cert: certificate, key, minVersion: 'TLSv1.2' });
  } catch (error) {
    throw new BadSetting('TLS_CERT_FILE', `certificate and key do not fit (${messageOf(error)})`);
  }
  return { certificate, key };
}

export type Config = ReturnType<typeof readConfig>;
