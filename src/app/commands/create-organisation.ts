import { parseArgs } from 'node:util';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { emptiestHome } from '#platform/server/database/homes/home-figures.ts';
import type { Homes } from '#platform/server/database/homes/homes.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { Refused } from '#platform/server/http/refuse.ts';
import { openTerminal, type Terminal } from '#platform/server/process/terminal.ts';
import { leastCharacters } from '#features/organisation/security/security.rules.ts';
import {
  expectGoodPassword,
  hashPassword,
} from '#features/identity/password/server/shared/password-hash.service.ts';
import { licenses } from '#features/organisation/organisation/organisation.contract.ts';
import { isPublicMail } from '#features/organisation/look-up/public-mail.rules.ts';
import { newOrganisation } from '#app/new-organisation.ts';
import { withProductHomes } from '#app/product-database.ts';
import { translate } from '#app/texts.ts';
import { entriesOf, byKey, keysOf } from '#platform/contract/values/keys.ts';
import { tellFailure } from './tell-failure.ts';

/** An invalid answer: printed as a message, without a stack. */
class BadAnswer extends Error {}

interface DatabaseQuery {
  text: string;
  /** What is wrong with an answer, if anything. */
  problem(answer: string): string | undefined;
  otherwise?: string;
}

const filled = (most: number) => (answer: string) =>
  answer.length >= 1 && answer.length <= most && isReadableLine(answer)
    ? undefined
    : `1 to ${most} characters that can be seen`;
const aDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const fits = (pattern: RegExp, expected: string) => (answer: string) =>
  pattern.test(answer) ? undefined : expected;

const questions = {
  name: { text: "Organisation's name", problem: filled(120) },
  slug: {
    text: 'Short name, used in addresses',
    problem: fits(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])$/, '2 to 40 small letters, digits and hyphens'),
  },
  domain: {
    text: 'Mail domain of its people',
    problem: (answer: string) =>
      isPublicMail(answer)
        ? 'a domain that is the organisation’s own'
        : fits(aDomain, 'a domain like example.com')(answer),
  },
  listed: {
    text: 'May its people find it by that domain (yes or no)',
    problem: fits(/^(?:yes|no)$/, 'yes or no'),
    otherwise: 'yes',
  },
  license: {
    text: `License (${licenses.join(' or ')})`,
    problem: fits(new RegExp(`^(?:${licenses.join('|')})$`), licenses.join(' or ')),
    otherwise: 'corporate',
  },
  'first-name': { text: "Administrator's first name", problem: filled(80) },
  'last-name': { text: "Administrator's last name", problem: filled(80) },
  email: {
    text: "Administrator's e-mail address",
    problem: fits(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address'),
  },
} satisfies Record<string, DatabaseQuery>;

type Answers = Record<keyof typeof questions, string> & {
  home: string | undefined;
  seats: number | undefined;
};

async function answersOf(terminal: Terminal): Promise<Answers> {
  // Where it is to live and how many people it may have is told, and never asked: otherwise the emptiest home, as many as it likes.
  const options = byKey([...keysOf(questions), 'home', 'seats'], () => ({ type: 'string' as const }));
  const { values } = parseArgs({ options, strict: true });
  const answers: Partial<Answers> = {
    home: values.home,
    seats: seatsOf(values.seats),
  };
  for (const [name, question] of entriesOf(questions)) {
    answers[name] = await answerTo(question, name, values[name], terminal);
  }
  return answers as Answers;
}

function seatsOf(told: string | undefined): number | undefined {
  if (told === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(told)) throw new BadAnswer('--seats: a whole number of at least 1 expected');
  return Number(told);
}

async function answerTo(
  { text, problem, otherwise }: DatabaseQuery,
  name: string,
  given: string | undefined,
  terminal: Terminal,
): Promise<string> {
  for (let answer = given; ; answer = undefined) {
    if (answer === undefined && !terminal.interactive) {
      if (otherwise !== undefined) return otherwise;
      throw new BadAnswer(`--${name} is missing`);
    }
    const typed =
      (answer ?? (await terminal.ask(otherwise === undefined ? text : `${text} [${otherwise}]`))) ||
      (otherwise ?? '');
    const wrong = problem(typed.trim());
    if (wrong === undefined) return typed.trim();
    if (answer !== undefined) throw new BadAnswer(`--${name}: ${wrong} expected`);
    process.stderr.write(`Expected: ${wrong}.\n`);
  }
}

/** Never a flag: flags are seen by everybody on the machine and kept by shells. Typed twice, where somebody types. */
async function passwordOf(terminal: Terminal, names: readonly string[]): Promise<string> {
  for (;;) {
    const password = await terminal.askHidden(`Password (at least ${leastCharacters(false)} characters)`);
    try {
      // As an organisation begins, it asks nobody for a second factor.
      expectGoodPassword(password, { names, isFactorRequired: false });
      if (!terminal.interactive || (await terminal.askHidden('The same again')) === password) return password;
      process.stderr.write('The two differ.\n');
    } catch (error) {
      if (!terminal.interactive || !(error instanceof Refused)) throw error;
      process.stderr.write(`${translate('en', 'refusals', error.refusal.code, error.values)}\n`);
    }
  }
}

async function homeFor(homes: Homes, told: string | undefined): Promise<string> {
  if (told === undefined) return emptiestHome(homes);
  if (!homes.names.includes(told)) throw new BadAnswer(`--home: one of ${homes.names.join(', ')} expected`);
  const wrong = homes.wrongWith(told);
  if (wrong !== undefined) throw new BadAnswer(`--home: ${told} is not ready: ${wrong}`);
  return told;
}

async function createOne(): Promise<string> {
  const config = readConfig();
  const terminal = openTerminal();
  try {
    const answers = await answersOf(terminal);
    const { name, slug, domain, license, email, 'first-name': first_name, 'last-name': last_name } = answers;
    const context = [name, slug, first_name, last_name, email.split('@')[0] ?? ''];
    const password_hash = await hashPassword(await passwordOf(terminal, context));
    const home = await withProductHomes(config, async (homes, { url }) => {
      const organisation = {
        name,
        slug,
        license: license as (typeof licenses)[number],
        domains: [domain],
        is_listed: answers.listed === 'yes',
        home: await homeFor(homes, answers.home),
        ...(answers.seats !== undefined && { seats: answers.seats }),
      };
      await newOrganisation(homes, url, organisation, { email, first_name, last_name, password_hash });
      return homes.names.length > 1 ? ` on the home ${organisation.home}` : '';
    });
    return `${name} exists${home}. ${email} signs in at /login?org=${slug}`;
  } finally {
    terminal.close();
  }
}

try {
  process.stdout.write(`${await createOne()}\n`);
} catch (error) {
  tellFailure(
    error instanceof Refused ? translate('en', 'refusals', error.refusal.code) : error,
    error instanceof BadAnswer,
  );
}
