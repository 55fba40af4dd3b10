import Box from '@mui/material/Box';

/** One line of what people typed: cut at its own end whichever way it is written, the whole of it on hover. */
export function RegisterLine({ text }: { text: string | undefined }) {
  if (text === undefined || text === '') return <>–</>;
  return (
    <Box
      component="span"
      dir="auto"
      title={text}
      sx={{
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'inherit',
        textAlign: 'match-parent',
      }}
    >
      {text}
    </Box>
  );
}
