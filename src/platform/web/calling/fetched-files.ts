/** Files of jobs that this tab has fetched, or is about to: they are not offered again. */
const key = 'fetched-job-files';
const most = 50;

const fetched = (): string[] => (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);

export const isFetchedHere = (job: string): boolean => fetched().includes(job);

export const noteFetched = (job: string): void =>
  sessionStorage.setItem(key, [...new Set([...fetched(), job])].slice(-most).join(' '));
