import { isIP } from 'node:net';
import { z } from 'zod';

/** One variable of the environment: how it is read, and the words an error and the documentation use for it. */
export interface Setting<Value = unknown> {
  readonly name: string;
  readonly expects: string;
  /** As it would be written in the environment; null when nothing stands in for a missing value. */
  readonly standard: string | null;
  readonly says: string;
  readonly secret: boolean;
  readonly read: z.ZodType<Value, string | undefined>;
}

const text = (pattern: RegExp): z.ZodType<string, string> => z.string().regex(pattern);
const whole = (least: number, most: number): z.ZodType<number, string> =>
  text(/^[0-9]{1,12}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));
const listOf = (item: RegExp): z.ZodType<readonly string[], string> =>
  z
    .string()
    .transform((all) => all.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().regex(item)).min(1));
/** An address, or all that begin with so many bits of it. */
function isNetwork(given: string): boolean {
  const [address = '', bits = '0'] = given.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return Number(bits) <= most;
}
const url = (...schemes: readonly string[]): z.ZodType<string, string> =>
  z.string().refine((given) => URL.canParse(given) && schemes.includes(new URL(given).protocol));

type Words = Pick<Setting, 'name' | 'expects' | 'says'>;

const has = <Value>(standard: string, words: Words, read: z.ZodType<Value, string>): Setting<Value> => ({
  ...words,
  standard,
  secret: false,
  read: z.string().default(standard).pipe(read),
});

const may = <Value>(words: Words & { secret?: true }, read: z.ZodType<Value, string>): Setting<Value | null> => ({
  ...words,
  standard: null,
  secret: words.secret ?? false,
  read: read.optional().transform((value) => value ?? null),
});

const POSTGRES = 'postgres://user:password@host:5432/name';

/** Every variable the server reads, by the name it has in the code. */
export const SETTINGS = {
  role: has(
    'all',
    { name: 'ROLE', expects: 'api, worker or all', says: 'What this process does; the flag --role goes before it.' },
    z.enum(['api', 'worker', 'all']),
  ),
  data: has(
    '.dreamledger',
    { name: 'DREAMLEDGER_DATA', expects: 'a folder', says: 'Where an embedded server keeps everything it keeps.' },
    z.string().min(1),
  ),
  host: has(
    '127.0.0.1',
    { name: 'HOST', expects: 'an address', says: 'Where to listen; 0.0.0.0 lets phones at a venue in.' },
    text(/^[0-9A-Za-z.:_-]+$/),
  ),
  port: has(
    '4400',
    { name: 'PORT', expects: 'a number from 0 to 65535', says: 'The port to listen on; 0 takes any free one.' },
    whole(0, 65_535),
  ),
  tlsCert: may(
    {
      name: 'TLS_CERT',
      expects: 'a PEM file',
      says: 'The certificate chain; with it and TLS_KEY the server speaks https.',
    },
    z.string().min(1),
  ),
  tlsKey: may(
    { name: 'TLS_KEY', expects: 'a PEM file', says: 'The private key that belongs to TLS_CERT.' },
    z.string().min(1),
  ),
  log: has(
    'file',
    {
      name: 'DREAMLEDGER_LOG',
      expects: 'file or memory',
      says: 'Where an embedded server has its log; memory is for measuring, on a fresh folder, and keeps nothing.',
    },
    z.enum(['file', 'memory']),
  ),
  kafkaBrokers: may(
    {
      name: 'KAFKA_BROKERS',
      expects: 'host:port,host:port',
      says: 'The Kafka that holds the log; unset, a file does.',
    },
    listOf(/^[^\s:,]+:[0-9]{1,5}$/),
  ),
  kafkaTopic: has(
    'dreamledger',
    { name: 'KAFKA_TOPIC', expects: 'a topic name', says: 'The one topic that is the log.' },
    text(/^[A-Za-z0-9._-]{1,249}$/),
  ),
  kafkaPartitions: has(
    '16',
    { name: 'KAFKA_PARTITIONS', expects: 'a number from 1 to 1024', says: 'Read once, when the log is made.' },
    whole(1, 1024),
  ),
  kafkaReplication: has(
    '1',
    {
      name: 'KAFKA_REPLICATION',
      expects: 'a number from 1 to 9',
      says: 'Read once, when the log is made; 3 in a cluster.',
    },
    whole(1, 9),
  ),
  databaseUrl: may(
    {
      name: 'DATABASE_URL',
      expects: POSTGRES,
      says: 'The Postgres of the read models; unset, PGlite runs in process.',
      secret: true,
    },
    url('postgres:', 'postgresql:'),
  ),
  vaultUrl: may(
    {
      name: 'VAULT_URL',
      expects: POSTGRES,
      says: 'The Postgres of the vault; unset, DATABASE_URL, or else a file.',
      secret: true,
    },
    url('postgres:', 'postgresql:'),
  ),
  publicUrl: may(
    {
      name: 'PUBLIC_URL',
      expects: 'https://host',
      says: 'The address people use, for links in mails; unset, where the server listens.',
    },
    url('http:', 'https:'),
  ),
  smtpUrl: may(
    {
      name: 'SMTP_URL',
      expects: 'smtp://user:password@host:587',
      says: 'The server that mails recovery links; unset, none is mailed.',
      secret: true,
    },
    url('smtp:', 'smtps:'),
  ),
  mailFrom: has(
    'Dreamledger <dreamledger@localhost>',
    { name: 'MAIL_FROM', expects: 'Name <address@host>', says: 'The sender of mails.' },
    text(/^[^@\r\n]+@[^@\r\n]+$/),
  ),
  passwordCost: has(
    '17',
    {
      name: 'PASSWORD_COST',
      expects: 'a number from 10 to 20',
      says: 'A try of a password takes 2 to this power KB of memory, and as much more time.',
    },
    whole(10, 20),
  ),
  trustedProxies: may(
    {
      name: 'TRUSTED_PROXIES',
      expects: 'address,address/bits',
      says: 'Proxies whose X-Forwarded-For is believed; unset, none.',
    },
    listOf(/^[0-9a-fA-F.:]+(\/[0-9]{1,3})?$/).refine((all) => all.every(isNetwork)),
  ),
  logLevel: has(
    'info',
    {
      name: 'LOG_LEVEL',
      expects: 'fatal, error, warn, info, debug, trace or silent',
      says: 'How much is written to standard error.',
    },
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  ),
  games: may(
    {
      name: 'DREAMLEDGER_GAMES',
      expects: 'module,module',
      says: 'Further modules whose `games` are offered, for organisers and tests.',
    },
    listOf(/^.+$/),
  ),
  rateLimit: has(
    '30000',
    {
      name: 'RATE_LIMIT',
      expects: 'points a minute, or 0 for no limit',
      says: 'What one person may ask for; all who look on from one address ten times that (docs/API.md).',
    },
    whole(0, 1_000_000_000),
  ),
  maxCost: has(
    '1000',
    { name: 'MAX_COST', expects: 'a number of points', says: 'What one request may cost.' },
    whole(1, 1_000_000),
  ),
  webhooksToPrivate: has(
    'no',
    {
      name: 'WEBHOOKS_TO_PRIVATE',
      expects: 'yes or no',
      says: 'Whether webhooks may go to addresses inside: this machine, and networks that are not public.',
    },
    z.enum(['yes', 'no']),
  ),
  exportSeconds: has(
    '86400',
    {
      name: 'EXPORT_SECONDS',
      expects: '1 to 2592000 seconds',
      says: 'How long the file of an export stays after it was made.',
    },
    whole(1, 2_592_000),
  ),
  appealSeconds: has(
    '120',
    {
      name: 'APPEAL_SECONDS',
      expects: '1 to 86400 seconds',
      says: 'How long a ruling on a match that stands still can be appealed against, unless its tournament says.',
    },
    whole(1, 86_400),
  ),
  maxSockets: has(
    '10000',
    { name: 'MAX_SOCKETS', expects: 'a number of connections', says: 'How many WebSockets may be open at once.' },
    whole(1, 1_000_000),
  ),
  foldCacheMb: has(
    '256',
    { name: 'FOLD_CACHE_MB', expects: 'a number of MB', says: 'Memory for matches that are kept ready to play.' },
    whole(8, 65_536),
  ),
} as const;
