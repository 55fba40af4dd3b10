import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPage, type Served } from './product.ts';

/** A page that says one line, served by the code that serves the product's. */
export async function emptyDocument(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-empty-document-'));
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head><body><main><h1>Empty</h1></main></body></html>';
  await writeFile(join(folder, 'index.html'), html);
  return startPage(folder, 'index.html');
}
