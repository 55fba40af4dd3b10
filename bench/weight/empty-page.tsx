import Typography from '@mui/material/Typography';
import { createRoot } from 'react-dom/client';
import { initialSettings } from '#app/shell/shell-settings.rules.ts';
import { Themed } from '#app/theme/Themed.tsx';
import '#app/theme/base.css';

// The floor of the dashboard's paint: the product's libraries are loaded and run, its theme is built, one line is drawn.
document.getElementById('splash')?.remove();
createRoot(document.getElementById('root') as HTMLElement).render(
  <Themed settings={initialSettings} tenant={{ primary: '', secondary: '' }}>
    <Typography component="h1">An empty page with the same libraries</Typography>
  </Themed>,
);
