// npm run bench [-- --quick --risks 1000000 --organisations 100 --assessments 2000 --seconds 2 --only "first page" --compare main]
// npm run bench -- --large [--risks 10000000 --organisations 1000 --largest 1000000 --minutes 10]
// npm run bench -- --treatment [--quick --seconds 2 --only tasks]
const option = (name: string, otherwise: string) =>
  process.argv[process.argv.indexOf(`--${name}`) + 1 || process.argv.length] ?? otherwise;

/** About three minutes, for people at work: the three sizes that are measured stay, with less around them and shorter looks, and of
 *  the middle one only what has a goal there. */
const quick = process.argv.includes('--quick');
/** A commit to measure beside the files as they lie here. It has rows of its own: fewer, as both are loaded anew. */
const compare = option('compare', '');
const few = quick || compare !== '';
/** At a larger size: whether it still grows as it should, what it takes on the disk, how long a start takes. */
const large = process.argv.includes('--large');

export const options = {
  quick,
  compare,
  total: Number(option('risks', large ? '10000000' : few ? '120000' : '1000000')),
  organisationCount: Number(option('organisations', large ? '1000' : few ? '4' : '100')),
  /** Of the large form: how many risks the largest organisation has, and for how long is written. */
  largest: Number(option('largest', '1000000')),
  writeMinutes: Number(option('minutes', '10')),
  assessments: Number(option('assessments', quick ? '300' : '2000')),
  milliseconds: Number(option('seconds', quick ? '0.25' : '2')) * 1000,
  /** A part of the name of what is measured. */
  only: option('only', ''),
};

/** The operator's own settings: the limits are real, and raised. */
export const settingsFor = (folder: string) => ({
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  LIMIT_PERSON_PER_MINUTE: '100000000',
  LIMIT_ORGANISATION_PER_MINUTE: '100000000',
  LIMIT_CALLS_AT_ONCE: '100000000',
  LIMIT_CALLS_AT_ONCE_PER_PERSON: '100000000',
  LIMIT_HEAVY_PER_MINUTE: '100000000',
  LIMIT_SIGN_IN_FAILURES: '100000000',
  LIMIT_NETWORK_FAILURES: '100000000',
  // The Admin signs in anew for each call whose statements are looked at, and goes on with the first session.
  LIMIT_SESSIONS_PER_PERSON: '100000000',
});
