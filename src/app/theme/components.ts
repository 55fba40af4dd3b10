import type { Components, Theme } from '@mui/material/styles';
import type { FullPalette } from './full-palette.rules.ts';
import { tokensOf } from './tokens.ts';

/** Under what floats over the page. */
const floatingShadow = '0 10px 15px -3px rgb(0 0 0 / 10%), 0 4px 6px -2px rgb(0 0 0 / 5%)';

/** How the library's parts look here: flat cards with a line, labels above inputs, no capitals, quick motion. */
export function components(palette: FullPalette): Components<Theme> {
  const { mode, paper, ink } = palette;
  const { divider, outline } = ink;
  // What floats hangs on the body, outside of the part of the shell it belongs to: it takes that part's colours along.
  const own = { ...tokensOf(palette), colorScheme: mode };
  const floats = { ...own, border: `1px solid ${divider}`, boxShadow: floatingShadow };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          fontFamily: 'inherit',
          '&:focus-visible': { outline: `2px solid var(--ring, ${palette.primary.main})`, outlineOffset: 2 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 36, borderRadius: 8, paddingInline: 16 },
        sizeSmall: { minHeight: 32, paddingInline: 12 },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 8 },
        sizeMedium: { width: 40, height: 40 },
        sizeSmall: { width: 32, height: 32 },
      },
    },
    // The library's own grey is too pale for words on the page's background.
    MuiToggleButton: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.text.secondary }) } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderColor: divider } } },
    MuiDrawer: { styleOverrides: { paper: own } },
    MuiMenu: {
      styleOverrides: {
        paper: floats,
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        paper: floats,
        option: { minHeight: 36, fontSize: '0.875rem' },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: '0.875rem' } } },
    MuiPopover: {
      styleOverrides: {
        paper: floats,
      },
    },
    MuiDialog: { styleOverrides: { paper: { ...own, borderRadius: 8, border: `1px solid ${divider}` } } },
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontSize: '1rem', lineHeight: '24px', fontWeight: 600, padding: '20px 24px 8px' },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 8, backgroundColor: paper, fontSize: '0.875rem' },
        notchedOutline: { borderColor: outline },
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { marginInline: 0, fontSize: '0.75rem', lineHeight: '16px' } },
    },
    MuiChip: {
      styleOverrides: { root: { borderRadius: 8, fontSize: '0.75rem' }, sizeSmall: { height: 22 } },
    },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 40, textTransform: 'none', fontWeight: 500, padding: '8px 12px', minWidth: 0 },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  };
}
