import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LevelPill } from '#platform/web/ui/values/LevelPill.tsx';
import type { ModelLevel } from '../risk-model.contract.ts';
import { useModelWords } from './shared/model-words.hooks.ts';

/** What each level is called and what follows from it, the worst on top like in the matrix. */
export function LevelLegend({ levels }: { levels: readonly ModelLevel[] }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const words = useModelWords();
  return (
    // On a phone it is wider than the page: it scrolls by itself, by touch and by keys.
    <Box
      role="region"
      aria-label={t('model.screen.levels')}
      tabIndex={0}
      sx={{ maxWidth: 860, overflowX: 'auto', position: 'relative' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('model.screen.levels')}</TableCell>
            <TableCell>{t('model.screen.review_days')}</TableCell>
            <TableCell>{t('model.screen.treat_within_days')}</TableCell>
            <TableCell>{t('model.screen.max_acceptance_days')}</TableCell>
            <TableCell>{t('model.screen.acceptance_approver')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {levels.toReversed().map((level) => (
            <TableRow key={level.code}>
              <TableCell>
                <LevelPill
                  index={level.index + 1}
                  colour={level.colour}
                  name={words.levelName(level)}
                  short={words.levelShort(level)}
                />
              </TableCell>
              <TableCell>{formats.number(level.review_days)}</TableCell>
              <TableCell>
                {level.treat_within_days === null
                  ? t('model.screen.no_limit')
                  : formats.number(level.treat_within_days)}
              </TableCell>
              <TableCell>{formats.number(level.max_acceptance_days)}</TableCell>
              <TableCell>{t(`model.screen.approver.${level.acceptance_approver}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
