import type { ThemeName } from '#features/workspace/shell-settings/shell-settings.contract.ts';

/** The product's colours, and the only place they are written (besides the splash, which stands before any script). */
export interface PaletteSeed {
  mode: 'light' | 'dark';
  primary: string;
  secondary: string;
  paper: string;
  background: string;
}

const seed =
  (mode: 'light' | 'dark') =>
  (primary: string, secondary: string, paper: string, background: string): PaletteSeed => ({
    mode,
    primary,
    secondary,
    paper,
    background,
  });
const light = seed('light');
const dark = seed('dark');

/** A family: twelve moods by daylight and the same twelve by night. Shades, inks and state colours follow by rule. */
export const palettes = {
  default: light('#006565', '#FFBE2C', '#FFFFFF', '#F6F7F9'),
  defaultDark: dark('#56BDB5', '#FFBE2C', '#1E2125', '#121417'),
  // Slate and sky on plain grey.
  legacy: light('#404857', '#96C3EC', '#FFFFFF', '#E8EAEC'),
  // Cobalt and apricot; by night, midnight.
  light1: light('#1649AE', '#FCC17C', '#FFFFFF', '#F1F5FD'),
  dark1: dark('#86B6FD', '#FEC582', '#161E30', '#0B1121'),
  // Forest and lime; pine.
  light2: light('#1C5F31', '#D2E86D', '#FFFFFF', '#EBF3EC'),
  dark2: dark('#7CD595', '#D2E86D', '#122118', '#07140D'),
  // Terracotta and honey on cream; embers.
  light3: light('#9D3F1A', '#F5C761', '#FFFCF9', '#FBF2E9'),
  dark3: dark('#F6987B', '#F8CA65', '#1B1715', '#0F0B0A'),
  // Plum and rose; aubergine.
  light4: light('#6E2773', '#FAB2CD', '#FFFFFF', '#F4EDF7'),
  dark4: dark('#E09FEA', '#FEB6D1', '#281B2C', '#190E1C'),
  // Sea and coral; the deep.
  light5: light('#00698F', '#FFA28A', '#FFFFFF', '#E9F4F8'),
  dark5: dark('#72D1E7', '#FFA28A', '#0C272F', '#03181F'),
  // Graphite and signal yellow; carbon.
  light6: light('#262626', '#FADF27', '#FFFFFF', '#EFEFEF'),
  dark6: dark('#DEDEDE', '#FADF27', '#131313', '#040404'),
  // Bordeaux and champagne.
  light7: light('#781827', '#ECD59F', '#FFFFFF', '#F1EBE9'),
  dark7: dark('#F69CB2', '#ECD59F', '#30191E', '#1F0C10'),
  // Olive and clay on parchment; moss.
  light8: light('#4C5618', '#F6AE86', '#FDFDF6', '#F3F1DE'),
  dark8: dark('#C3D578', '#F6AE86', '#202316', '#13160A'),
  // Violet and mint; ultraviolet.
  light9: light('#5732BB', '#91F2C9', '#FFFFFF', '#F6F6FC'),
  dark9: dark('#B09CFF', '#91F2C9', '#201D36', '#120F25'),
  // Magenta and sky; on graphite.
  light10: light('#B70F61', '#9BDBFD', '#FFFFFF', '#F7F5F6'),
  dark10: dark('#FC84B6', '#9BDBFD', '#252224', '#191618'),
  // Umber and orange on linen; walnut.
  light11: light('#533520', '#FEA755', '#FFFBF7', '#F4E9DB'),
  dark11: dark('#EEC474', '#FEA755', '#35291E', '#261C12'),
  // Night blue and aqua; slate.
  light12: light('#112B50', '#7AEDF3', '#FFFFFF', '#E6EDF6'),
  dark12: dark('#91CCF6', '#7AEDF3', '#2B3540', '#202832'),
} as const satisfies Record<PaletteName, PaletteSeed>;
/** The product's own themes; an organisation's is made from its colours. */
export type PaletteName = Exclude<ThemeName, 'tenant'>;

/** Text, lines and icons on light and on dark surfaces. */
export const inks = {
  light: {
    text: 'rgba(0,0,0,0.87)',
    textSecondary: 'rgba(0,0,0,0.62)',
    textDisabled: 'rgba(0,0,0,0.38)',
    divider: 'rgba(0,0,0,0.12)',
    /** The edge of what one types or ticks. */
    outline: 'rgba(0,0,0,0.5)',
    thumb: 'rgba(0,0,0,0.24)',
    thumbHeld: 'rgba(0,0,0,0.37)',
  },
  dark: {
    text: '#FFFFFF',
    textSecondary: 'rgba(255,255,255,0.7)',
    textDisabled: 'rgba(255,255,255,0.5)',
    divider: 'rgba(255,255,255,0.12)',
    outline: 'rgba(255,255,255,0.45)',
    thumb: 'rgba(255,255,255,0.24)',
    thumbHeld: 'rgba(255,255,255,0.37)',
  },
} as const;

/** States as text, where a palette's surfaces do not ask for more. */
export const states = {
  light: { success: '#1B7A3D', warning: '#9A5B00', error: '#B3261E', info: '#1565A9' },
  dark: { success: '#7BD39A', warning: '#FFC15A', error: '#FF9C92', info: '#8CC4F5' },
} as const;

/** States as the surface of a message, whatever the theme: under white text, the warning under dark. */
export const stateSurfaces = {
  success: '#2E7D32',
  warning: '#FFB300',
  error: '#B3261E',
  info: '#1769AA',
} as const;
export const onStateSurfaces = {
  success: '#FFFFFF',
  warning: '#212121',
  error: '#FFFFFF',
  info: '#FFFFFF',
} as const;

/** The star of the shortcuts (the specification's amber); its outline is what makes it seen on white. */
export const starColour = '#FFB300';

/** The tab that opens the panels, in every theme; at rest the page shines through a little. */
export const panelTab = { surface: '#F44336', resting: 'rgba(244,67,54,0.9)', ink: '#FFFFFF' } as const;

/** Risk levels from least to worst. Each is clearly darker than the one before: they stay apart in grey print and for every kind of colour blindness. */
export const levelColours = ['#E3F1F5', '#F8D970', '#F0A63A', '#DE6434', '#8E1B35'] as const;

/** Categories on charts, at most eight; the last stands for what is grouped. */
export const chartColours = {
  light: ['#006565', '#BF7200', '#2F6DB5', '#B03A67', '#617F1D', '#7654A8', '#A8522B', '#66737C'],
  dark: ['#56BDB5', '#FFBE2C', '#7FB2EE', '#EE8FB0', '#B5CF6B', '#BBA2E6', '#E9A27F', '#A9B4BC'],
} as const;

/** The levels of maturity, 0 to 5: one hue that gains weight, told apart in grey print as well. */
export const maturityColours = {
  light: ['#E3ECEC', '#B9D5D4', '#84B8B6', '#4F9896', '#1F7876', '#004F4F'],
  dark: ['#2A3636', '#33504F', '#3F716E', '#52958F', '#6CBBB3', '#A6E3DC'],
} as const;

export const fontFamily =
  "'Inter Variable', 'Noto Sans Arabic Variable', 'Inter Fallback', 'Arabic Fallback', sans-serif";
