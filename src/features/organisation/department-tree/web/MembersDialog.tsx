import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { departmentAccesses } from '#platform/contract/access.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { usePickList } from '#platform/web/ui/inputs/pick-list.hooks.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import {
  listDepartmentMembers,
  setDepartmentMembers,
  type DepartmentMember,
  type DepartmentNode,
} from '#features/organisation/department/department-change.contract.ts';
import { refreshes } from './department-moves.hooks.ts';

const nobodyNamed: { id: string; name: string }[] = [];

/** Who belongs to a department, and what each may do there. */
export function MembersDialog({ department, onClose }: { department: DepartmentNode; onClose: () => void }) {
  const { t } = useTranslation('organisation-department-tree');
  const title = useId();
  const params = { id: department.id };
  const read = useRead(listDepartmentMembers, { params });
  const [changed, change] = useState<readonly DepartmentMember[]>();
  const save = useWrite(setDepartmentMembers, { refreshes });
  const members = changed ?? read.data?.data ?? [];
  const put = (member: DepartmentMember) =>
    change(members.map((one) => (one.user_id === member.user_id ? member : one)));
  const send = () =>
    save.mutate(
      {
        params,
        body: {
          version: department.version,
          members: members.map(({ user_id, access, include_children }) => ({
            user_id,
            access,
            include_children,
          })),
        },
      },
      {
        onSuccess: () => {
          onClose();
          showSnackbar({ message: t('dialog.saved'), variant: 'success' });
        },
      },
    );
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t('members.title', { name: department.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        <AddMember members={members} onAdd={(member) => change([...members, member])} />
        {read.data !== undefined && members.length === 0 && <Typography>{t('members.none')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {members.map((member) => (
            <MemberRow
              key={member.user_id}
              member={member}
              onChange={put}
              onRemove={() => change(members.filter((one) => one !== member))}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        <Button variant="contained" disabled={changed === undefined || save.isPending} onClick={send}>
          {t('web:save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AddMemberProps {
  members: readonly DepartmentMember[];
  onAdd: (member: DepartmentMember) => void;
}

/** Finds somebody who is no member yet. */
function AddMember({ members, onAdd }: AddMemberProps) {
  const { t } = useTranslation('organisation-department-tree');
  const { picks, onSearch } = usePeoplePicks(nobodyNamed);
  const list = usePickList({
    onSearch,
    picks: picks.filter(({ value }) => !members.some(({ user_id }) => user_id === value)),
  });
  return (
    <Autocomplete
      {...list}
      value={null}
      blurOnSelect
      onChange={(_, pick) =>
        pick &&
        onAdd({
          user_id: pick.value,
          name: pick.label,
          is_active: true,
          access: 'viewer',
          include_children: true,
        })
      }
      sx={{ mt: 1 }}
      renderInput={(field) => (
        <TextField
          {...field}
          label={t('members.add')}
          slotProps={{ ...field.slotProps, inputLabel: { ...field.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}

interface MemberRowProps {
  member: DepartmentMember;
  onChange: (member: DepartmentMember) => void;
  onRemove: () => void;
}

function MemberRow({ member, onChange, onRemove }: MemberRowProps) {
  const { t } = useTranslation('organisation-department-tree');
  const { name, access, include_children, is_active } = member;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: 1, minWidth: 160 }}>
        <bdi>{name}</bdi>
        {!is_active && ` (${t('members.left')})`}
      </Typography>
      <Select
        size="small"
        value={access}
        onChange={(event) => onChange({ ...member, access: event.target.value })}
        SelectDisplayProps={{ 'aria-label': t('members.access_of', { name }) }}
        sx={{ minWidth: 120 }}
      >
        {departmentAccesses.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`members.access.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <FormControlLabel
        control={
          <Checkbox
            checked={include_children}
            onChange={(_, checked) => onChange({ ...member, include_children: checked })}
          />
        }
        label={t('members.below')}
      />
      <IconAction label={t('members.remove', { name })} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconAction>
    </Box>
  );
}
