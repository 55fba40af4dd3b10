import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { codeOf } from './thrown.ts';

/** A setting that stops the start: its name, and what is wrong with it. */
export class BadSetting extends Error {
  constructor(name: string, wrong: string) {
    super(`${name}: ${wrong}`);
    this.name = 'BadSetting';
  }
}

/** Reads settings from an environment; an empty one counts as not given. */
export function settingsIn(environment: Record<string, string | undefined>) {
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;

  /** A setting that has to look like something: `problem` says what is wrong with a value, if anything. */
  const checked = (name: string, problem: (value: string) => string | undefined): string | undefined => {
    const value = text(name);
    const wrong = value === undefined ? undefined : problem(value);
    if (wrong !== undefined) throw new BadSetting(name, wrong);
    return value;
  };

  return {
    text,
    checked,

    whole(name: string, otherwise: number, [least, most]: readonly [number, number]): number {
      const value = text(name);
      if (value === undefined) return otherwise;
      const number = Number(value);
      if (!/^\d+$/.test(value) || number < least || number > most) {
        throw new BadSetting(name, `a whole number from ${least} to ${most} is expected, not "${value}"`);
      }
      return number;
    },

    yes(name: string, otherwise: boolean): boolean {
      const value = text(name);
      if (value === undefined) return otherwise;
      if (value !== 'yes' && value !== 'no')
        throw new BadSetting(name, `yes or no is expected, not "${value}"`);
      return value === 'yes';
    },

    choice<const C extends string>(name: string, choices: readonly C[], otherwise: C): C {
      const value = text(name) ?? otherwise;
      const chosen = choices.find((one) => one === value);
      if (chosen === undefined)
        throw new BadSetting(name, `one of ${choices.join(', ')} is expected, not "${value}"`);
      return chosen;
    },

    /** At least `least` characters: shorter ones can be guessed. */
    secret: (name: string, least: number) =>
      checked(name, (value) =>
        value.length < least ? `at least ${least} characters are expected` : undefined,
      ),

    /** Several, separated by commas. */
    secrets: (name: string, least: number): string[] =>
      parts(
        checked(name, (value) =>
          parts(value).some((part) => part.length < least)
            ? `at least ${least} characters are expected of each, with commas between`
            : undefined,
        ),
      ),

    /** The content of a file. */
    file(name: string): string | undefined {
      const path = text(name);
      if (path === undefined) return undefined;
      try {
        return readFileSync(path, 'utf8');
      } catch (error) {
        throw new BadSetting(name, `${path} cannot be read (${codeOf(error)})`);
      }
    },

    url: (name: string, protocols: readonly string[]) =>
      checked(name, (value) =>
        isUrl(value, protocols)
          ? undefined
          : `an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} is expected`,
      ),

    /** Names and their addresses, separated by commas: `b=postgres://…, c=postgres://…`. */
    namedUrls(name: string, protocols: readonly string[], taken: readonly string[]) {
      const named = parts(text(name)).map((pair) => /^([^=]*)=(.*)$/s.exec(pair) ?? []);
      const seen = new Set(taken);
      return named.map(([, label = '', url = '']) => {
        // What is wrong with an address is told without it: it holds a password.
        if (!/^[a-z][a-z0-9-]{0,19}$/.test(label) || !isUrl(url, protocols))
          throw new BadSetting(
            name,
            'names of small letters and digits with their addresses are expected, like b=postgres://…',
          );
        if (seen.has(label)) throw new BadSetting(name, `"${label}" is taken`);
        seen.add(label);
        return { name: label, url };
      });
    },

    /** Links that people read, separated by commas: `Our blog=https://…, GitHub=https://…`. */
    links(name: string) {
      return parts(text(name)).map((pair) => {
        const [, label = '', url = ''] = /^([^=]{1,60})=(.*)$/s.exec(pair) ?? [];
        if (label.trim() === '' || !isUrl(url.trim(), ['http:', 'https:']))
          throw new BadSetting(
            name,
            `words and their address are expected, like Our blog=https://…, not "${pair}"`,
          );
        return { name: label.trim(), url: url.trim() };
      });
    },

    /** Addresses and networks, separated by commas: `10.0.0.0/8, 192.168.1.4`. */
    networks: (name: string) =>
      checked(name, (value) => {
        const wrong = value
          .split(',')
          .map((part) => part.trim())
          .find((part) => !isNetwork(part));
        return wrong === undefined
          ? undefined
          : `addresses or networks like 10.0.0.0/8 are expected, not "${wrong}"`;
      })
        ?.split(',')
        .map((part) => part.trim()),
  };
}

/** What commas separate. */
const parts = (value = ''): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

function isNetwork(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
