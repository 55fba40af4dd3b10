import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

interface StoryTabsProps<Name extends string> {
  tabs: readonly Name[];
  tab: Name;
  onTab: (tab: Name) => void;
  labelOf: (tab: Name) => string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** More of them than may stand side by side: they scroll. */
  scrolls?: boolean;
  sx?: SystemStyleObject<Theme>;
}

/** The tabs over what belongs to a record: its history, its comments, what treats it. */
export const StoryTabs = <Name extends string>({
  tabs,
  tab,
  onTab,
  labelOf,
  scrolls = false,
  sx,
  ...aria
}: StoryTabsProps<Name>) => (
  <Tabs
    value={tab}
    onChange={(_, chosen: Name) => onTab(chosen)}
    variant={scrolls ? 'scrollable' : 'fullWidth'}
    allowScrollButtonsMobile={scrolls}
    {...aria}
    sx={{ borderBottom: 1, borderColor: 'divider', ...sx }}
  >
    {tabs.map((one) => (
      <Tab
        key={one}
        value={one}
        id={`story-tab-${one}`}
        aria-controls={`story-${one}`}
        label={labelOf(one)}
      />
    ))}
  </Tabs>
);

/** What makes an element the panel of such a tab. */
export const storyPanel = (tab: string) =>
  ({ role: 'tabpanel', id: `story-${tab}`, 'aria-labelledby': `story-tab-${tab}` }) as const;
