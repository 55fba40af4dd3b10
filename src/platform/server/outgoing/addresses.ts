import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Why nobody is asked there. */
export class AddressRefused extends Error {}

/** What is reached from inside of a network alone, or leads back to this machine: RFC 6890 and its successors. */
const innerNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/128',
  '::1/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

const inner = listOf(innerNetworks);

/** An IPv4 address within an IPv6 one counts as what it is. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
/** The same, written in hexadecimal. */
const isMapped = (address: string): boolean => /^(0*:)*(::)?ffff:/i.test(address);

const holds = (list: BlockList, address: string): boolean => {
  const one = plain(address);
  return list.check(one, isIP(one) === 6 ? 'ipv6' : 'ipv4');
};

export interface OutgoingAddress {
  address: string;
  family: 4 | 6;
  /** Of a network that the operator named: nothing there has to be encrypted. */
  isAllowed: boolean;
}

/** Which addresses the product may ask, that somebody of an organisation named (security 5.13): all that the internet knows, and of
 *  inner ones those in the networks that the operator named (PROVIDER_NETWORKS). */
export function outgoingAddresses(networks: readonly string[]) {
  const allowed = listOf(networks);
  const judged = (address: string): OutgoingAddress | undefined => {
    const family = isIP(address);
    if (family === 0) return undefined;
    const isAllowed = holds(allowed, address);
    if (!isAllowed && (holds(inner, address) || (isMapped(address) && plain(address) === address)))
      return undefined;
    return { address, family: family as 4 | 6, isAllowed };
  };
  return {
    /** Where this host is; all of its addresses must be such as may be asked. Whoever connects uses what is answered here, and
     *  asks no name server again: it might answer otherwise. */
    async find(host: string): Promise<OutgoingAddress> {
      const name = host.replace(/^\[(.*)\]$/, '$1');
      const found = isIP(name) > 0 ? [{ address: name }] : await lookup(name, { all: true, verbatim: true });
      const all = found.map(({ address }) => judged(address));
      const [first] = all;
      if (first === undefined || all.includes(undefined)) throw new AddressRefused(host);
      return first;
    },
  };
}

export type OutgoingAddresses = ReturnType<typeof outgoingAddresses>;
