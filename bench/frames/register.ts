import { atEnd } from '../ends.ts';
import { benchFolder } from '../folder.ts';
import { end } from '../measure.ts';
import { settingsFor } from '../options.ts';
import { prepare, secret } from '../prepare.ts';
import { startProduct } from '../product.ts';
import { signIn } from '../read-sample-risk.ts';
import { layout } from './steps.ts';

interface Register {
  address: string;
  /** What the browser keeps of who is signed in. */
  session: Record<string, string>;
}

/** The product with a register of so many risks, kept for the next run, as its admin sees it. */
export async function startRegister(risks: number): Promise<Register> {
  const settings = settingsFor(await benchFolder('bench-frames'));
  const { database, organisations } = await prepare(settings.DATA_DIR, risks, 1, console.log);
  const server = await startProduct({ adminUrl: database.url, secret, settings });
  atEnd(() => end(server.process));
  const [organisation] = organisations;
  if (organisation === undefined) throw new Error('no organisation was loaded');
  const address = `http://localhost:${server.first.port}`;
  const base = `/org/${organisation.slug}`;
  const token = await signIn(server.first.port, organisation.slug);
  const send = (method: string, path: string, body: object) =>
    fetch(`${address}${base}${path}`, {
      method,
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  // Those of an earlier run are there still: then it is refused.
  for (const name of ['Audit', 'Board', 'Cloud', 'People', 'Supplier'])
    await send('POST', '/risk/tags/', { name });
  await send('PUT', '/user/screen/risk-register/', layout);
  return { address, session: { token, baseURL: base } };
}
