import Box from '@mui/material/Box';

/** What somebody wrote, with its lines as they wrote them. */
export const Prose = ({ text }: { text: string }) => (
  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>
    {text}
  </Box>
);
