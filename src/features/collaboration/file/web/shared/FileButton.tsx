import Button from '@mui/material/Button';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's own choice of files. */
export function FileButton({ label, multiple = false, disabled = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        size="small"
        startIcon={<Paperclip size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
