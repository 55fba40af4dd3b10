import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import { countMappingAgain, type Mapping } from '../../mapping.contract.ts';
import { RelationPill } from '../shared/RelationPill.tsx';
import { EditDialog, endsOf, SetAsideDialog, WordedDialog, type Owned } from './VerbDialogs.tsx';

interface MappingDialogProps {
  mapping: Mapping;
  onClose: () => void;
}

type Asked = 'edit' | 'confirm' | 'delete' | 'set_aside';

/** What a mapping says in full, and what this person may do with it. */
export function MappingDialog({ mapping, onClose }: MappingDialogProps) {
  const { t } = useTranslation('compliance-mapping');
  const id = useId();
  const [asked, ask] = useState<Asked>();
  const again = useWrite(countMappingAgain);
  const { from, to, permissions, set_aside } = mapping;
  const ref = `${from.code} – ${to.code}`;
  const owned = mapping.id === null ? undefined : (mapping as Owned);
  if (asked === 'set_aside') return <SetAsideDialog mapping={mapping} onClose={onClose} />;
  if (asked === 'edit' && owned) return <EditDialog mapping={owned} onClose={onClose} />;
  if ((asked === 'confirm' || asked === 'delete') && owned)
    return <WordedDialog verb={asked} mapping={owned} onClose={onClose} />;
  const countAgain = () =>
    again.mutate(
      { body: endsOf(mapping) },
      {
        onSuccess: () => {
          onClose();
          showSnackbar({ message: t('aside.counted', { ref }), variant: 'success' });
        },
      },
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>
        <bdi>{ref}</bdi>
      </DialogTitle>
      <DialogContent>
        <MappingFacts mapping={mapping} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:close')}</Button>
        <Box sx={{ flex: 1 }} />
        {permissions.may_set_aside &&
          (set_aside === null ? (
            <Button onClick={() => ask('set_aside')}>{t('aside.open')}</Button>
          ) : (
            <Button disabled={again.isPending} onClick={countAgain}>
              {t('aside.again')}
            </Button>
          ))}
        {(['delete', 'edit', 'confirm'] as const)
          .filter((verb) => permissions.can.includes(verb))
          .map((verb) => (
            <Button
              key={verb}
              color={verb === 'delete' ? 'error' : 'primary'}
              variant={verb === 'confirm' ? 'contained' : 'text'}
              onClick={() => ask(verb)}
            >
              {t(`verb.name.${verb}`)}
            </Button>
          ))}
      </DialogActions>
    </Dialog>
  );
}

function MappingFacts({ mapping }: { mapping: Mapping }) {
  const { t } = useTranslation('compliance-mapping');
  const { nameOf } = useStandards();
  const { from, to } = mapping;
  return (
    <FactList stacked>
      <Fact stacked name={t('list.from')}>
        <bdi>{nameOf(from.standard)}</bdi>: <bdi>{from.code}</bdi> {from.title}
      </Fact>
      <Fact stacked name={t('list.relation')}>
        <RelationPill relation={mapping.relation} /> {t(`relation_help.${mapping.relation}`)}
      </Fact>
      <Fact stacked name={t('list.to')}>
        <bdi>{nameOf(to.standard)}</bdi>: <bdi>{to.code}</bdi> {to.title}
      </Fact>
      {mapping.strength !== null && (
        <Fact stacked name={t('list.strength')}>
          {t('list.strength_of', { strength: mapping.strength })}
        </Fact>
      )}
      {mapping.rationale !== null && mapping.rationale !== '' && (
        <Fact stacked name={t('list.rationale')}>
          <span dir="auto">{mapping.rationale}</span>
        </Fact>
      )}
      <Fact stacked name={t('list.source')}>
        {t(`source.${mapping.source}`)}
      </Fact>
      <Fact stacked name={t('web:field.status')}>
        {t(`status.${mapping.status}`)}
        <By mapping={mapping} />
      </Fact>
    </FactList>
  );
}

/** Whose word it is that a mapping counts, or does not. */
function By({ mapping: { proposed_by, confirmed_by, set_aside } }: { mapping: Mapping }) {
  const { t } = useTranslation('compliance-mapping');
  const said = [
    ...(proposed_by === null ? [] : [t('list.proposed_by', { name: proposed_by.name })]),
    ...(confirmed_by === null ? [] : [t('list.confirmed_by', { name: confirmed_by.name })]),
    ...(set_aside === null
      ? []
      : [
          set_aside.by === null
            ? t('list.aside', { reason: set_aside.reason })
            : t('list.aside_by', { name: set_aside.by.name, reason: set_aside.reason }),
        ]),
  ];
  return said.map((one) => (
    <div key={one} dir="auto">
      {one}
    </div>
  ));
}
