import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Tells callers apart in logs without their addresses. */
export const ipHashOf = (ip: string): string => createHash('sha256').update(ip).digest('hex').slice(0, 16);

/** The /24 of an IPv4 caller, the /64 of an IPv6 one, whose "::" stands for as many zeros as are missing. */
export function networkOf(ip: string): string {
  const v4 = ip.replace(/^::ffff:/i, '');
  if (!isIPv6(v4)) return v4.split('.').slice(0, 3).join('.');
  const [before = '', after] = v4.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [front, back] = [groups(before), groups(after ?? '')];
  const whole = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
