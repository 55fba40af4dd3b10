/** What an entry of the navigation looks like, in the tree as in the bar. */
export const navigationRow = {
  justifyContent: 'flex-start',
  typography: 'body1',
  color: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { bgcolor: 'action.focus', outlineOffset: '-2px' },
} as const;

/** The entry one is at, over `navigationRow`. */
export const navigationHere = {
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  '&:hover, &:focus-visible': { bgcolor: 'secondary.main', outlineColor: 'currentcolor' },
} as const;
