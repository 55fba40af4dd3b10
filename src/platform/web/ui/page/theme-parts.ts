import '@mui/material/styles';

// What our theme has beyond the library's own; the values stand in app/theme.
declare module '@mui/material/styles' {
  interface Palette {
    /** Risk levels from least to worst. */
    levels: readonly string[];
    /** Categories on charts, at most eight. */
    chart: readonly string[];
    /** The shell's coloured bar, and the text on it. */
    bar: { main: string; contrastText: string };
  }
  interface PaletteOptions {
    levels?: readonly string[];
    chart?: readonly string[];
    bar?: { main: string; contrastText: string };
  }
  interface TypographyVariants {
    /** A number on a card. */
    figure: React.CSSProperties;
    table: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
    table?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    table: true;
  }
}
