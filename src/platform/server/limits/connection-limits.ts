import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf } from '#platform/server/http/network.ts';

interface Most {
  /** Connections in all. */
  all: number;
  /** Connections of one address: of IPv6 of one /64, which is what one caller has. */
  perAddress: number;
  /** Addresses and networks of the proxy in front: everybody comes from there. `undefined`: nobody knows which they are, so that
   *  none is counted by its address. */
  proxies: readonly string[] | undefined;
}

interface Connection {
  socket: Socket;
  /** Where the other end is: a socket that is closed has forgotten it. */
  end: string;
  address: string | undefined;
  /** Bytes that went either way, as they were last looked at. */
  bytes: number;
  /** When bytes last went either way. */
  heard: number;
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
}

const everySecond = 1000;
const plain = (ip: string) => ip.replace(/^::ffff:/i, '');

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
}

/** The request came whole, and it is on us to say something: whoever waits for that is not silent. */
const isOurTurn = ({ request, response }: Connection): boolean =>
  request?.complete === true && response?.writableEnded === false && !response.writableNeedDrain;

/** Keeps a server's connections to so many for each address and in all. Where there are more, the one that has been silent longest is
 *  cut for the new one; while all of them wait for an answer of ours, the new one is. Answers how many were cut so far. */
export function limitConnections(server: Server, { all, perAddress, proxies }: Most): () => number {
  const open = new Map<string, Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  const ofProxy = proxies && listOf(proxies);
  let cut = 0;

  const endOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;
  const countedAs = (ip: string): string | undefined => {
    if (ofProxy === undefined || ofProxy.check(plain(ip), isIPv6(plain(ip)) ? 'ipv6' : 'ipv4'))
      return undefined;
    return isIPv6(plain(ip)) ? networkOf(ip) : plain(ip);
  };

  /** Whether there is room again. */
  function cutLongestSilent(among: Iterable<Connection>): boolean {
    let found: Connection | undefined;
    for (const one of among)
      if ((found === undefined || one.heard < found.heard) && !isOurTurn(one)) found = one;
    cut++;
    if (found === undefined) return false;
    forget(found);
    found.socket.destroy();
    return true;
  }

  function forget(connection: Connection): void {
    const { end, address } = connection;
    if (open.get(end) === connection) open.delete(end);
    if (address === undefined) return;
    const beside = byAddress.get(address);
    beside?.delete(connection);
    if (beside?.size === 0) byAddress.delete(address);
  }

  /** Whether there is room for one more, made where it has to be. */
  function hasRoom(address: string | undefined): boolean {
    const beside = address === undefined ? undefined : byAddress.get(address);
    if (beside !== undefined && beside.size >= perAddress && !cutLongestSilent(beside)) return false;
    return open.size < all || cutLongestSilent(open.values());
  }

  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress;
    // Gone before it was looked at.
    if (ip === undefined) return void socket.destroy();
    const address = countedAs(ip);
    if (!hasRoom(address)) return void socket.destroy();
    const connection: Connection = {
      socket,
      end: endOf(socket),
      address,
      bytes: 0,
      heard: performance.now(),
      request: undefined,
      response: undefined,
    };
    open.set(connection.end, connection);
    if (address !== undefined) byAddress.set(address, (byAddress.get(address) ?? new Set()).add(connection));
    socket.once('close', () => forget(connection));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(endOf(request.socket));
    if (connection !== undefined) Object.assign(connection, { request, response, heard: performance.now() });
  });
  // Who said something is asked once a second, not of every packet.
  const listening = setInterval(() => {
    const now = performance.now();
    for (const connection of open.values()) {
      const bytes = connection.socket.bytesRead + connection.socket.bytesWritten;
      if (bytes !== connection.bytes) Object.assign(connection, { bytes, heard: now });
    }
  }, everySecond).unref();
  server.once('close', () => clearInterval(listening));
  return () => cut;
}
