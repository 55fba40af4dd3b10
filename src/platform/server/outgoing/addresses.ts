import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Why nobody is asked there. */
export class AddressRefused extends Error {}

/** Networks of one's own, and this machine. */
const ownNetworks = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** What else the internet leads to nobody by: RFC 6890 and its successors. */
const innerNetworks = [
  ...ownNetworks,
  '0.0.0.0/8',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Of IPv6 only 2000::/3 is given out: the rest is nobody's, of networks of one's own, or an address of IPv4 in another form.
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

const typeOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A list asks an address of IPv4 within one of IPv6 (`::ffff:10.0.0.1`) by the networks of both: it counts as what it is, so there
 *  are two lists. */
function listOf(networks: readonly string[]): (address: string) => boolean {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const type = typeOf(address);
    if (bits === undefined) lists[type].addAddress(address, type);
    else lists[type].addSubnet(address, Number(bits), type);
  }
  return (address) => lists[isMapped(address) ? 'ipv4' : typeOf(address)].check(address, typeOf(address));
}

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');
const isMapped = (address: string): boolean => isIP(address) === 6 && mapped.check(address, 'ipv6');

const isInner = listOf(innerNetworks);

export interface OutgoingAddress {
  address: string;
  family: 4 | 6;
  /** Of a network that the operator named: nothing there has to be encrypted. */
  isAllowed: boolean;
}

/** Which addresses the product may ask, that somebody of an organisation named: all that the internet knows, and of
 *  inner ones those in the networks that the operator named (PROVIDER_NETWORKS). */
export function outgoingAddresses(networks: readonly string[]) {
  const allows = listOf(networks);
  const judged = (address: string): OutgoingAddress | undefined => {
    const family = isIP(address);
    if (family === 0) return undefined;
    const isAllowed = allows(address);
    return isInner(address) && !isAllowed ? undefined : { address, family: family as 4 | 6, isAllowed };
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

const ownAddresses = outgoingAddresses(ownNetworks);

/** Where a host of one's own network is, or of this machine. Throws `AddressRefused` of one on the internet. */
export async function ownAddressOf(host: string): Promise<string> {
  const { address, isAllowed } = await ownAddresses.find(host);
  if (!isAllowed) throw new AddressRefused(host);
  return address;
}
