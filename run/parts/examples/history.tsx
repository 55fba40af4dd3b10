import { useState } from 'react';
import * as z from 'zod/mini';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { seedCache } from '#platform/web/calling/cache-seed.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryPaging, historyPageSize } from '#platform/web/ui/history/HistoryPaging.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { LongText } from '#platform/web/ui/history/LongText.tsx';
import { StoryCard } from '#platform/web/ui/history/StoryCard.tsx';
import { StoryTabs, storyPanel } from '#platform/web/ui/history/StoryTabs.tsx';
import { long, type Examples } from './example.ts';

const act = { at: '2027-03-04T09:30:00.000Z', title: 'Risk changed', by: 'Ada Lovelace' };
const readHistory = endpointsAbout('parts')({
  method: 'GET',
  path: '/parts/:id/history/',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({ limit: z.string(), offset: z.string() }),
  response: pageOf(z.object({ at: z.string(), title: z.string(), by: z.string() })),
});

export const seedHistory = (): void => {
  const query = { limit: String(historyPageSize), offset: '0' };
  const answer = { message: '', data: [act, { ...act, title: 'Risk registered' }], count: 21 };
  seedCache(readHistory, { params: { id: 'told' }, query }, answer);
  seedCache(readHistory, { params: { id: 'empty' }, query }, { message: '', data: [], count: 0 });
};

const changes = [
  { key: 'title', name: 'Title', old: 'Roof', new: 'Roof of the archive', isFirst: false },
  { key: 'owner', name: 'Owner', old: undefined, new: 'Leyla Demir', isFirst: true },
  { key: 'text', name: 'Description', old: undefined, new: long, isFirst: false },
];
const record = '018f2d5e-0000-7000-8000-000000000001';

const Tabs = () => {
  const [tab, choose] = useState('history');
  return (
    <>
      <StoryTabs
        tabs={['history', 'comments', 'tasks']}
        tab={tab}
        onTab={choose}
        labelOf={(one) => one}
        aria-label="What belongs to it"
      />
      <div {...storyPanel(tab)}>{tab}</div>
    </>
  );
};

export const history: Examples = {
  HistoryItem: {
    'with a reason': () => (
      <ol>
        <HistoryItem {...act} texts={['It leaks again.', null]} />
      </ol>
    ),
    'with what changed': () => (
      <ol>
        <HistoryItem {...act} texts={[]}>
          <HistoryChanges changes={changes} />
        </HistoryItem>
      </ol>
    ),
  },
  HistoryRecords: {
    'with links and without': () => (
      <HistoryRecords
        records={[
          { type: 'control', id: record, ref: 'C-0007' },
          { type: 'gone', id: record.replace(/1$/, '2'), ref: 'P-0001' },
        ]}
        linkTo={(type, id) => (type === 'control' ? `?control=${id}` : null)}
      />
    ),
  },
  HistoryPages: {
    'the first of two': () => (
      <HistoryPages endpoint={readHistory} id="told">
        {(entry) => <HistoryItem key={entry.title} {...entry} texts={[]} />}
      </HistoryPages>
    ),
    empty: () => (
      <HistoryPages endpoint={readHistory} id="empty">
        {(entry) => <HistoryItem key={entry.title} {...entry} texts={[]} />}
      </HistoryPages>
    ),
  },
  HistoryPaging: {
    'in the middle': () => <HistoryPaging offset={20} shown={20} count={61} onOffset={() => undefined} />,
  },
  HistorySkeleton: { usual: () => <HistorySkeleton /> },
  LongText: { short: () => <LongText text="It leaks." />, long: () => <LongText text={long} /> },
  StoryCard: {
    usual: () => (
      <StoryCard
        title="History and comments"
        tabs={{ told: <p>What happened</p>, said: <p>What people say</p> }}
        labelOf={(tab) => (tab === 'told' ? 'History' : 'Comments')}
      />
    ),
  },
  StoryTabs: { filling: () => <Tabs /> },
};
