import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { ListedPerson } from '../invitation-list.rules.ts';

interface ListPreviewProps {
  people: readonly ListedPerson[];
  /** Addresses that were invited meanwhile. */
  sent: ReadonlySet<string>;
  isFlat: boolean;
}

/** Each line of a list: who it is about, what they become, and what is wrong with it. */
export function ListPreview({ people, sent, isFlat }: ListPreviewProps) {
  const { t } = useTranslation('organisation-invitation');
  const formats = useFormats();
  const id = useId();
  const leftOut = people.filter(({ problem }) => problem !== undefined).length;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {t('invite.preview')}
      </Typography>
      {leftOut > 0 && (
        <Typography color="textSecondary" sx={{ mb: 1 }} role="status">
          {t('invite.left_out', { count: leftOut })}
        </Typography>
      )}
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ maxHeight: 320, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader sx={{ minWidth: 560 }}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{t('invite.line')}</TableCell>
              <TableCell>{t('screen.email')}</TableCell>
              <TableCell>{t('screen.type')}</TableCell>
              {!isFlat && <TableCell>{t('screen.departments')}</TableCell>}
              <TableCell>{t('web:field.status')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map((person, at) => (
              <TableRow key={at}>
                <TableCell align="right">{formats.number(person.line)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <bdi>{person.email}</bdi>
                </TableCell>
                <TableCell>{t(`type.${person.type}`)}</TableCell>
                {!isFlat && (
                  <TableCell>
                    <bdi>{person.departments.map(({ name }) => name).join(', ')}</bdi>
                  </TableCell>
                )}
                <TableCell>
                  <LineState person={person} isSent={sent.has(person.email)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </section>
  );
}

function LineState({ person, isSent }: { person: ListedPerson; isSent: boolean }) {
  const { t } = useTranslation('organisation-invitation');
  const { problem, wrong, isInvited } = person;
  if (problem !== undefined)
    return <StatusPill tone="error">{t(`invite.problem.${problem}`, { wrong })}</StatusPill>;
  if (isSent) return <StatusPill tone="success">{t('invite.done')}</StatusPill>;
  return (
    <StatusPill tone={isInvited ? 'info' : 'neutral'}>
      {t(isInvited ? 'invite.again' : 'invite.ready')}
    </StatusPill>
  );
}
