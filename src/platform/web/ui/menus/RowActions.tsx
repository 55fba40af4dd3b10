import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { MoreMenu } from './MoreMenu.tsx';

/** Something to do with a row of a short list. */
export interface RowAction {
  label: string;
  onClick: () => void;
  isDestructive?: boolean;
}

interface RowActionsProps {
  of: string;
  actions: readonly RowAction[];
  /** One menu also on a wide screen: beside all the other columns there is no room for buttons. */
  inMenu?: boolean;
}

/** What can be done with a row: buttons beside each other, and on a phone one menu. Each opens a dialog. Where nothing can be done, nothing
 *  stands there. */
export function RowActions({ of, actions, inMenu = false }: RowActionsProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (actions.length === 0) return null;
  if (isNarrow || inMenu)
    return (
      <MoreMenu
        of={of}
        actions={actions.map(({ label, onClick }) => ({ label, onClick, opensDialog: true }))}
      />
    );
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {actions.map(({ label, onClick, isDestructive = false }) => (
        <Button
          key={label}
          size="small"
          color={isDestructive ? 'error' : 'primary'}
          aria-label={`${label}: ${of}`}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
