import { useCallback } from 'react';
import { call } from '#platform/web/calling/call.ts';
import { readOwnData } from '../../person.contract.ts';
import { showFreshOwnData } from './preferences.ts';

/** Reads one's own data again after something of the organisation changed that stands in it, and shows it everywhere. */
export const useFreshOwnData = (): (() => Promise<void>) =>
  useCallback(async () => showFreshOwnData((await call(readOwnData)).data), []);
