import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

/** A page of its own: no part of the product, nor of its build. */
export const partsPage = '/run/parts/index.html';

export const partsConfig: InlineConfig = {
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  publicDir: false,
};
