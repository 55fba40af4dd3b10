import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import { storyPanel, StoryTabs } from './StoryTabs.tsx';

interface StoryCardProps<Name extends string> {
  title: string;
  /** What each tab shows; the first is shown until another is chosen. */
  tabs: Record<Name, ReactNode>;
  labelOf: (tab: Name) => string;
}

/** What happened to a record and what people say about it, beside its facts; `?tab=` of the address carries which of it one
 *  looks at. */
export function StoryCard<Name extends string>({ title, tabs, labelOf }: StoryCardProps<Name>) {
  const [search, change] = useAddressSearch();
  const names = Object.keys(tabs) as [Name, ...Name[]];
  const tab = names.find((name) => name === search.get('tab')) ?? names[0];
  const choose = (chosen: Name) =>
    change({ tab: chosen === names[0] ? undefined : chosen }, { replace: true });
  return (
    <Card component="section" aria-label={title} sx={{ px: 2, pb: 1, overflow: 'visible' }}>
      <StoryTabs tabs={names} tab={tab} onTab={choose} labelOf={labelOf} aria-label={title} sx={{ mx: -2 }} />
      <Box {...storyPanel(tab)}>{tabs[tab]}</Box>
    </Card>
  );
}
