import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#platform/web/calling/query-client.ts';
import { DialogHost } from '#platform/web/ui/dialogs/DialogHost.tsx';
import { MuiBoundaryContext } from '#platform/web/ui/page/MuiBoundary.tsx';
import { RequirementsCard } from '#features/compliance/control-assessment/web/shared/RequirementsCard.tsx';
import { useTriedColours } from '#features/organisation/branding/web/shared/shown-colours.hooks.ts';
import {
  WithLoggedRecords,
  type LoggedRecords as Told,
} from '#features/organisation/activity-log/web/shared/logged-records.hooks.ts';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import {
  RequirementsContext,
  type RequirementsProps,
} from '#features/treatment/record-path/web/shared/Requirements.tsx';
import {
  BoardsOfTaskContext,
  type BoardsOfTaskProps,
} from '#features/treatment/task/web/shared/BoardsOfTask.tsx';
import { TaskBoards } from '#features/board/page/web/shared/TaskBoards.tsx';
import { inMuiTheme } from '#app/theme/DeferredLibraryTheme.tsx';
import { Themed } from '#app/theme/Themed.tsx';
import { Frame } from './Frame.tsx';
import { DeferredEntries } from '#app/shell/navigation/DeferredEntries.tsx';
import { Connection } from '#app/shell/offline/Connection.tsx';
import { useDirection, useSettingsHere } from '#app/shell/settings/shell-settings.hooks.ts';

const requirementsOf = (record: RequirementsProps) => <RequirementsCard {...record} />;

const boardsOfTask = (of: BoardsOfTaskProps) => <TaskBoards {...of} />;

const LoggedRecords = lazy(async () => ({ default: (await import('./LoggedRecords.tsx')).LoggedRecords }));
const withLoggedRecords = (draw: (records: Told) => ReactNode) => <LoggedRecords draw={draw} />;

// For the few who come from outside, with its texts.
const AuditFrame = lazy(async () => ({
  default: await (await import('./audit/AuditFrame.tsx')).withTexts(),
}));

// No menu is open when a screen comes.
const MenuHost = lazy(async () => ({
  default: (await import('#platform/web/ui/menus/MenuHost.tsx')).MenuHost,
}));

/** Everything a signed-in screen stands in: its data, its theme, its frame. */
export function SignedInApp() {
  const { organization_data, type } = useOwnData();
  const isAuditor = type === 'Auditor';
  const { current } = useSettingsHere();
  const tried = useTriedColours();
  const look = useMemo(
    // Colours that are tried out are the organisation's theme, whatever this person's own is.
    () =>
      tried === undefined ? current : { ...current, theme: { ...current.theme, main: 'tenant' as const } },
    [current, tried],
  );
  useDirection(current.direction);
  return (
    <QueryClientProvider client={queryClient}>
      <Themed settings={look} tenant={tried ?? organization_data.color_schemes.palette}>
        <MuiBoundaryContext value={inMuiTheme}>
          {isAuditor ? (
            <Suspense>
              <AuditFrame />
            </Suspense>
          ) : (
            <RequirementsContext value={requirementsOf}>
              <BoardsOfTaskContext value={boardsOfTask}>
                <WithLoggedRecords value={withLoggedRecords}>
                  <Frame />
                </WithLoggedRecords>
              </BoardsOfTaskContext>
            </RequirementsContext>
          )}
          <DialogHost />
          <Suspense>
            <MenuHost />
          </Suspense>
          <Connection />
          {!isAuditor && <DeferredEntries />}
        </MuiBoundaryContext>
      </Themed>
    </QueryClientProvider>
  );
}
