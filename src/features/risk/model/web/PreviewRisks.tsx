import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { LevelPill } from '#platform/web/ui/values/LevelPill.tsx';
import type { Preview } from '../risk-model-draft.contract.ts';
import { useModelWords } from './shared/model-words.hooks.ts';

type Level = Preview['pairs'][number]['from'];

/** From which level to which, how many, and which risks these are. */
export function PreviewRisks({ preview: { pairs, risks } }: { preview: Preview }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const changing = pairs.reduce((sum, pair) => sum + pair.risks, 0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        mt: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
      }}
    >
      <LevelPairs pairs={pairs} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t('model.screen.activation.which')}
          {risks.length < changing && (
            <Typography component="span" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>
              {t('model.screen.activation.which_first', {
                shown: formats.number(risks.length),
                total: formats.number(changing),
              })}
            </Typography>
          )}
        </Typography>
        <Box
          component="ul"
          tabIndex={0}
          aria-label={t('model.screen.activation.which')}
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}
        >
          {risks.map(({ id, ref, title, from, to }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, typography: 'table' }}
            >
              <Box component="bdi" sx={{ color: 'text.secondary', flex: 'none' }}>
                {ref}
              </Box>
              <Box
                sx={{
                  flex: 1,
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                <bdi>{title}</bdi>
              </Box>
              <Named level={from} compact />
              <Named level={to} compact />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function LevelPairs({ pairs }: Pick<Preview, 'pairs'>) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  return (
    <Table size="small" sx={{ alignSelf: 'start' }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('model.screen.activation.from')}</TableCell>
          <TableCell>{t('model.screen.activation.to')}</TableCell>
          <TableCell align="right">{t('model.screen.activation.risks')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {pairs.map(({ from, to, risks: n }) => (
          <TableRow key={`${from.code}-${from.name}-${to.code}-${to.index}`}>
            <TableCell>
              <Named level={from} />
            </TableCell>
            <TableCell>
              <Named level={to} />
            </TableCell>
            <TableCell align="right">{formats.number(n)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Named({ level, compact = false }: { level: Level; compact?: boolean }) {
  const words = useModelWords();
  return (
    <LevelPill
      index={level.index + 1}
      colour={level.colour}
      name={words.levelName(level)}
      short={words.levelShort(level)}
      compact={compact}
    />
  );
}
