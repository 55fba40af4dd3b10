import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';
import { chosenPalette } from '#app/theme/build-theme.ts';
import { Themed } from '#app/theme/Themed.tsx';
import { applyTokens } from '#app/theme/tokens.ts';
import '#app/theme/base.css';

// The floor of the dashboard's paint: the product's libraries are loaded and run, its theme is built, one line is drawn.
applyTokens();
document.getElementById('splash')?.remove();
createRoot(document.getElementById('root') as HTMLElement).render(
  <Themed palette={chosenPalette({})}>
    <Typography component="h1">An empty page with the same libraries</Typography>
  </Themed>,
);
