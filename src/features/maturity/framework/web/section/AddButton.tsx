import { Plus } from 'lucide-react';

/** Adds to a list, at its end. */
export function AddButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="framework-add" onClick={onClick}>
      <Plus size={16} aria-hidden />
      {children}
    </button>
  );
}
