import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

/** From 1280 px on the navigation stands beside the page; below, it is a drawer. */
export const useDesktop = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
