import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** A page of its own: no part of the product, nor of its build. */
export const partsPage = '/run/parts/index.html';

export const partsConfig: InlineConfig = {
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  publicDir: false,
};

/** The page as files by their addresses, for whoever serves it without a development server. */
export async function builtParts(): Promise<ReadonlyMap<string, string | Buffer>> {
  const { output } = (await build({
    ...partsConfig,
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk'
        ? file.code
        : typeof file.source === 'string'
          ? file.source
          : Buffer.from(file.source),
    ]),
  );
}
