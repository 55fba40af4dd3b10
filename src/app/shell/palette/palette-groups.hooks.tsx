import Box from '@mui/material/Box';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { pageActions } from '#platform/web/screen/page-actions.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { searchCards } from '#features/board/card/card.contract.ts';
import { useBoardSearch } from '#features/board/page/web/shared/board-search.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { registerLink } from '#features/risk/filter/web/shared/register-link.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { useRiskSearch } from '#features/risk/record/web/shared/risk-search.hooks.ts';
import { useEntries, useGoTo } from '../search/entries.hooks.ts';
import { marked, search, type SearchHit, type Piece } from '../search/search.rules.ts';
import { EntryMark, Pieces } from '../search/Suggestion.tsx';
import { paletteTexts, usePaletteActions } from './palette-actions.hooks.ts';

/** One line of the palette. */
export interface Line {
  id: string;
  mark: ReactNode;
  pieces: readonly Piece[];
  aside?: ReactNode;
  run: () => void;
}

export interface Group {
  title: string;
  lines: readonly Line[];
}

interface Groups {
  groups: readonly Group[];
  isAsking: boolean;
  isFailed: boolean;
}

const most = { pages: 8, actions: 8, risks: 5, boards: 5 };

/** What the palette offers for what is typed, each kind under its heading. */
export function usePaletteGroups(typed: string): Groups {
  const { t } = useTranslation(paletteTexts);
  const isAsked = typed.trim() !== '';
  const entries = useEntries();
  const goTo = useGoTo();
  const actions = usePaletteActions();
  const risks = useRiskLines(typed);
  const boards = useBoardLines(typed);

  /** Before anything is typed, everything that is not quiet. */
  const find = <One extends { title: string; isQuiet?: boolean }>(
    all: readonly One[],
    enough: number,
  ): SearchHit<One>[] =>
    isAsked
      ? search(all, typed, { titleOf: ({ title }) => title, most: enough })
      : all
          .filter(({ isQuiet }) => isQuiet !== true)
          .slice(0, enough)
          .map((entry) => ({ entry, pieces: marked(entry.title, '') }));

  // What the page is about stands first.
  const ofPage = pageActions().map(({ title, actions: offered }): Group => ({
    title,
    lines: find(offered, offered.length).map(({ entry, pieces }) => ({
      id: `record-${entry.id}`,
      mark: entry.icon,
      pieces,
      run: entry.run,
    })),
  }));
  const groups: Group[] = [
    ...ofPage,
    {
      title: t('palette.pages'),
      lines: find(entries, most.pages).map(({ entry, pieces }) => ({
        id: `page-${entry.id}`,
        mark: <EntryMark icon={entry.item.icon} title={entry.title} />,
        pieces,
        aside: entry.trail.join(' › ') || undefined,
        run: () => goTo(entry),
      })),
    },
    {
      title: t('palette.actions'),
      lines: find(actions, isAsked ? most.actions : Infinity).map(({ entry, pieces }) => ({
        id: `action-${entry.id}`,
        mark: <entry.icon size={18} aria-hidden />,
        pieces,
        run: entry.run,
      })),
    },
    { title: risks.title, lines: risks.lines },
    { title: t('palette.boards'), lines: boards.lines },
  ];
  return {
    groups: groups.filter(({ lines }) => lines.length > 0),
    isAsking: risks.isAsking || boards.isAsking,
    isFailed: risks.isFailed || boards.isFailed,
  };
}

/** A reference, with what was typed marked in it. */
const refMark = (ref: string, typed: string) => (
  <Box component="bdi" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
    <Pieces of={marked(ref, typed)} />
  </Box>
);

/** The boards, and the cards of their own on them, by reference or name. */
function useBoardLines(typed: string) {
  const navigate = useNavigate();
  const { type } = usePerson();
  const { found, isAsking, isFailed } = useBoardSearch(typed, {
    most: most.boards,
    enabled: mayCall(searchCards.access, type),
  });
  const lines: Line[] = found.map(({ id, ref, title, on, path }) => ({
    id: `board-${id}`,
    mark: refMark(ref, typed),
    pieces: marked(title, typed),
    aside: on,
    run: () => void navigate(path),
  }));
  return { lines, isAsking, isFailed };
}

/** The risks of the business unit that is shown, by reference or title. */
function useRiskLines(typed: string) {
  const { t } = useTranslation(paletteTexts);
  const f = useFormats();
  const navigate = useNavigate();
  const { type } = usePerson();
  const { dpt, department, departments, pending } = useDepartment();
  const found = useRiskSearch(typed, {
    dpt,
    most: most.risks,
    enabled: !pending && mayCall(listRisks.access, type),
  });
  const unit =
    departments.length === 0 ? undefined : (department?.name ?? t('organisation-department:screen.whole'));
  const lines: Line[] = found.risks.map(({ id, ref, title, ...rated }) => ({
    id: `risk-${id}`,
    mark: refMark(ref, typed),
    pieces: marked(title, typed),
    aside: <RiskLevel level={currentRating(rated)?.level} compact />,
    run: () => void navigate(riskLink('view', id)),
  }));
  if (found.count > lines.length && lines.length > 0)
    lines.push({
      id: 'all-risks',
      mark: <ShieldAlert size={18} aria-hidden />,
      pieces: marked(
        t('palette.all_risks', { count: found.count, shown: f.count(found.count, found.isCapped) }),
        '',
      ),
      run: () => void navigate(registerLink({ q: typed.trim(), dpt })),
    });
  return {
    title: unit === undefined ? t('palette.risks') : t('palette.risks_in', { unit: `\u2068${unit}\u2069` }),
    lines,
    isAsking: found.isAsking,
    isFailed: found.isFailed,
  };
}
