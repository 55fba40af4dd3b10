import Box from '@mui/material/Box';
import type { Mention } from '../comment.contract.ts';
import { mentionPieces } from '../mention.rules.ts';

/** What somebody said, with the names of those it speaks to set apart. */
export function CommentBody({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  return mentionPieces(text, mentions).map((piece, at) =>
    piece.isMention ? (
      <Box key={at} component="bdi" sx={{ color: 'primary.main', fontWeight: 600 }}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );
}
