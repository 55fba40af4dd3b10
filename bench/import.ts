import { signIn } from './read-sample-risk.ts';
import { options } from './options.ts';
import type { Imported } from './report.ts';

const rows = options.quick ? 2000 : 20_000;

const file = () =>
  [
    'Title,Description',
    ...Array.from(
      { length: rows },
      (_, n) => `Risk ${n} of a register,${`What could happen in case ${n}, as people tell it. `.repeat(4)}`,
    ),
  ].join('\r\n');

interface Import {
  id: string;
  version: number;
  mapping: unknown;
}

/** Takes a register in and takes it back, as people do: each until its job is over. What is taken back was written by sets, and takes less
 *  than writing it did. */
export async function measureImport(
  { first: { port } }: { first: { port: number } },
  slug: string | undefined,
): Promise<Imported | undefined> {
  if (slug === undefined) return undefined;
  const base = `http://127.0.0.1:${port}/org/${slug}`;
  const headers = { authorization: `token ${await signIn(port, slug)}` };
  const call = async <Data>(method: string, path: string, body: FormData | object): Promise<Data> => {
    const isForm = body instanceof FormData;
    const reply = await fetch(base + path, {
      method,
      headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    let { data } = (await reply.json()) as { data: { id: string; status: string; result: unknown } };
    if (reply.status !== 200 && reply.status !== 202) throw new Error(`${path} answered ${reply.status}`);
    if (reply.status === 200) return data as Data;
    const { id } = data;
    while (['queued', 'running'].includes(data.status))
      ({ data } = (await (await fetch(`${base}/job/${id}/`, { headers })).json()) as { data: typeof data });
    if (data.status !== 'done') throw new Error(`the job of ${path} ended as ${data.status}`);
    return data.result as Data;
  };
  const form = new FormData();
  form.append('file', new Blob([file()], { type: 'text/csv' }), 'register.csv');
  const seconds = async <Data>(work: () => Promise<Data>): Promise<[number, Data]> => {
    const began = performance.now();
    const data = await work();
    return [(performance.now() - began) / 1000, data];
  };
  const [reading, { id, version, mapping }] = await seconds(() =>
    call<Import>('POST', '/risk/import/', form),
  );
  const [checking, checked] = await seconds(() =>
    call<Import>('PUT', `/risk/import/${id}/mapping/`, { version, mapping }),
  );
  const [writing, applied] = await seconds(() =>
    call<Import>('POST', `/risk/import/${id}/apply/`, { version: checked.version }),
  );
  const [takingBack] = await seconds(() =>
    call<Import>('POST', `/risk/import/${id}/undo/`, { version: applied.version }),
  );
  return { rows, reading, checking, writing, takingBack };
}
