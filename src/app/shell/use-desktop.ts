import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

/** From 1280 px on the navigation stands beside the page; below, it is a drawer. */
export const useDesktop = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });

/** Below 600 px the toolbar keeps what does not fit in the menu of the person. */
export const useIsPhone = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** From 960 px on the panels' tab stands beside the page without taking what a page needs. */
export const useRoomForTab = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
