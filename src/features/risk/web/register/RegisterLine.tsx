import Box from '@mui/material/Box';
import { useLanguage } from '#platform/web/use-language.ts';

/** One line of what people typed: cut at its own end whichever way it is written, the whole of it on hover. */
export function RegisterLine({ text }: { text: string | undefined }) {
  const { direction } = useLanguage();
  if (text === undefined || text === '') return <>–</>;
  return (
    <Box
      component="span"
      dir="auto"
      title={text}
      sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'inherit' }}
      // Begins where the column does, although it is read in its own direction.
      style={{ textAlign: direction === 'rtl' ? 'right' : 'left' }}
    >
      {text}
    </Box>
  );
}
