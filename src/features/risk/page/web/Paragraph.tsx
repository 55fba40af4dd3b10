import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Something people wrote, under its name, in the direction of its own language. */
export function Paragraph({ name, children }: { name: string; children: string }) {
  return (
    <Box>
      <Typography
        component="h3"
        variant="caption"
        sx={{ color: 'text.secondary', fontWeight: 600, display: 'block' }}
      >
        {name}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
        {children}
      </Typography>
    </Box>
  );
}
