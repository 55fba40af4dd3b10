/** The product's colours, and the only place they are written (besides the splash, which stands before any script). */
export interface NamedPalette {
  mode: 'light' | 'dark';
  primary: { main: string; light: string; dark: string };
  secondary: { main: string; light: string; dark: string };
  /** The shell's coloured bar, under white text. */
  bar: string;
  paper: string;
  background: string;
}

export const palettes = {
  default: {
    mode: 'light',
    primary: { main: '#006565', light: '#338484', dark: '#004646' },
    secondary: { main: '#FFBE2C', light: '#FFCB56', dark: '#B2851E' },
    bar: '#006565',
    paper: '#FFFFFF',
    background: '#F6F7F9',
  },
  defaultDark: {
    mode: 'dark',
    primary: { main: '#56BDB5', light: '#84D3CD', dark: '#3FA69E' },
    secondary: { main: '#FFBE2C', light: '#FFCB56', dark: '#B2851E' },
    bar: '#006565',
    paper: '#1E2125',
    background: '#121417',
  },
} as const satisfies Record<string, NamedPalette>;
export type PaletteName = keyof typeof palettes;

/** Text, lines and icons on light and on dark surfaces. */
export const inks = {
  light: {
    text: 'rgba(0,0,0,0.87)',
    textSecondary: 'rgba(0,0,0,0.62)',
    textDisabled: 'rgba(0,0,0,0.38)',
    divider: 'rgba(0,0,0,0.12)',
  },
  dark: {
    text: '#FFFFFF',
    textSecondary: 'rgba(255,255,255,0.7)',
    textDisabled: 'rgba(255,255,255,0.5)',
    divider: 'rgba(255,255,255,0.12)',
  },
} as const;

/** States: as text on a page, and as a surface under white (warning: dark) text. */
export const states = {
  light: { success: '#1B7A3D', warning: '#9A5B00', error: '#B3261E', info: '#1565A9' },
  dark: { success: '#7BD39A', warning: '#FFC15A', error: '#FF9C92', info: '#8CC4F5' },
  surface: { success: '#2E7D32', warning: '#FFB300', error: '#B3261E', info: '#1769AA' },
} as const;

/** Risk levels from least to worst. Each is clearly darker than the one before: they stay apart in grey print and for every kind of colour blindness. */
export const levelColours = ['#E3F1F5', '#F8D970', '#F0A63A', '#DE6434', '#8E1B35'] as const;

/** Categories on charts, at most eight; the last stands for what is grouped. */
export const chartColours = {
  light: ['#006565', '#C77700', '#2F6DB5', '#B03A67', '#6A8A1F', '#7654A8', '#A8522B', '#66737C'],
  dark: ['#56BDB5', '#FFBE2C', '#7FB2EE', '#EE8FB0', '#B5CF6B', '#BBA2E6', '#E9A27F', '#A9B4BC'],
} as const;

export const fontFamily =
  "'Inter Variable', 'Noto Sans Arabic Variable', 'Inter Fallback', 'Arabic Fallback', sans-serif";
