import { rmSync } from 'node:fs';

/** After the browser tests: their data folder goes, once the product that used it has stopped. */
export default function removeBrowserData(): void {
  const folder = process.env['PLUMBLINE_BROWSER_DATA'];
  if (folder !== undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
