import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { FilterChip } from '#platform/web/ui/menus/FilterChip.tsx';
import { LazyMenu } from '#platform/web/ui/menus/LazyMenu.tsx';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import { RowActions } from '#platform/web/ui/menus/RowActions.tsx';
import { nothing, type Examples } from './example.ts';

const titled = z.object({ title: z.string().min(4) });

function OpenedForm({ isDestructive = false }: { isDestructive?: boolean }) {
  const [isOpen, open] = useState(false);
  const form = useContractForm(titled, { feature: 'web', defaults: { title: '' } });
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open(true)}>
        {isDestructive ? 'Delete' : 'Register'}
      </Button>
      <FormDialog
        open={isOpen}
        title={isDestructive ? 'Delete R-0042' : 'Register risk'}
        verb={isDestructive ? 'Delete risk' : 'Register risk'}
        form={form}
        onSubmit={() => open(false)}
        onClose={() => open(false)}
        isDestructive={isDestructive}
      >
        <TextInput name="title" label="Title" help="What may happen, and to what." />
      </FormDialog>
    </>
  );
}

const actions = [
  { label: 'Change', onClick: nothing },
  { label: 'Remove', onClick: nothing, isDestructive: true },
];

function OpenedMenu() {
  const [anchor, open] = useState<HTMLElement | null>(null);
  const close = () => open(null);
  return (
    <>
      <Button aria-haspopup="menu" onClick={({ currentTarget }) => open(currentTarget)}>
        Your account
      </Button>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={close}>Profile</MenuItem>
      </LazyMenu>
    </>
  );
}

export const dialogsAndMenus: Examples = {
  LazyMenu: { usual: () => <OpenedMenu /> },
  ConfirmButton: {
    usual: () => (
      <ConfirmButton
        aria-haspopup="dialog"
        title="Delete three risks?"
        text="R-0001, R-0002 and R-0003 are deleted. An Admin can restore them."
        verb="Delete 3 risks"
        onConfirm={nothing}
      >
        Delete
      </ConfirmButton>
    ),
  },
  FormDialog: { usual: () => <OpenedForm />, destructive: () => <OpenedForm isDestructive /> },
  MoreMenu: {
    'with every kind of entry': () => (
      <MoreMenu
        of="R-0042"
        actions={[
          { label: 'Archive', icon: <Archive size={16} />, onClick: nothing },
          { label: 'Merge', goodFor: 'Two records about the same thing.', onClick: nothing },
          { label: 'Delete', onClick: nothing, refusedBecause: 'It has open tasks.' },
        ]}
      />
    ),
  },
  RowActions: {
    'side by side': () => <RowActions of="R-0042" actions={actions} />,
    'in a menu': () => <RowActions of="R-0043" actions={actions} inMenu />,
    none: () => <RowActions of="R-0044" actions={[]} />,
  },
  FilterChip: {
    'not set': () => <FilterChip label="Status">{() => <p>Choose a status</p>}</FilterChip>,
    set: () => (
      <FilterChip label="Owner" summary="Ada Lovelace" clear={{ label: 'Any owner', run: nothing }}>
        <p>Choose an owner</p>
      </FilterChip>
    ),
    'that can only be taken away': () => (
      <FilterChip label="Cell" summary="4 × 5" clear={{ label: 'Any cell', run: nothing }} wide />
    ),
  },
};
