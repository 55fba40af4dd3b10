import { password } from './prepare.ts';
import type { SampleRisk } from './scenarios.ts';

const base = (port: number, slug: string) => `http://127.0.0.1:${port}/org/${slug}`;

export async function signIn(port: number, slug: string, mailbox = 'admin'): Promise<string> {
  const reply = await fetch(`${base(port, slug)}/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${mailbox}@${slug}.example`, password }),
  });
  const { data } = (await reply.json()) as { data: { token: string }[] };
  return data[0]?.token ?? '';
}

/** What the scenarios ask about: a risk from the middle of the register, its department and owner, and how many there are. */
export async function readSampleRisk(
  port: number,
  slug: string,
  headers: Record<string, string>,
): Promise<Omit<SampleRisk, 'loaded'>> {
  const read = async (offset: number) => {
    const path = `${base(port, slug)}/risk/?limit=1&ordering=ref&offset=${offset}`;
    return (await (await fetch(path, { headers })).json()) as {
      count: number;
      data: { id: string; version: number; department: { id: string }; owner: { id: string } }[];
    };
  };
  const { count } = await read(0);
  const {
    data: [risk],
  } = await read(Math.floor(Math.min(count / 2, 500)));
  if (risk === undefined) throw new Error(`${slug} has no risks`);
  return { count, risk, department: risk.department.id, owner: risk.owner.id };
}
