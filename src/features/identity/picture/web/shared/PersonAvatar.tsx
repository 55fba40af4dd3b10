import Avatar from '@mui/material/Avatar';
import type { SxProps, Theme } from '@mui/material/styles';
import { initialsOf } from './initials.ts';
import { usePicture } from './picture.hooks.ts';

interface PersonAvatarProps {
  name: string;
  /** What replies call `user_image`. */
  picture: string | null;
  /** Pixels a side. */
  size: number;
  sx?: SxProps<Theme>;
}

/** Somebody's picture, or their initials. The name stands beside it, so it says nothing itself. */
export function PersonAvatar({ name, picture, size, sx = {} }: PersonAvatarProps) {
  const address = usePicture(picture);
  return (
    <Avatar
      aria-hidden
      alt=""
      {...(address !== undefined && { src: address })}
      sx={[
        {
          width: size,
          height: size,
          fontSize: Math.round(size * 0.4),
          fontWeight: 600,
          bgcolor: 'action.selected',
          color: 'text.primary',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
