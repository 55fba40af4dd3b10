import {
  Check,
  CircleSlash,
  ClipboardCheck,
  Eye,
  FolderInput,
  Gauge,
  Handshake,
  Lock,
  LockOpen,
  MessageSquare,
  Pencil,
  RotateCcw,
  Shield,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Verb } from '../../risk.rules.ts';

/** The pictures of the verbs in menus. */
export const verbIcons: Record<Verb, ReactNode> = {
  edit: <Pencil size={16} aria-hidden />,
  triage: <FolderInput size={16} aria-hidden />,
  assess: <Gauge size={16} aria-hidden />,
  treatment: <ClipboardCheck size={16} aria-hidden />,
  mitigate: <Shield size={16} aria-hidden />,
  avoid: <CircleSlash size={16} aria-hidden />,
  transfer: <Handshake size={16} aria-hidden />,
  close: <Lock size={16} aria-hidden />,
  reopen: <LockOpen size={16} aria-hidden />,
  confirm: <Check size={16} aria-hidden />,
  decline: <Undo2 size={16} aria-hidden />,
  review: <Eye size={16} aria-hidden />,
  comment: <MessageSquare size={16} aria-hidden />,
  delete: <Trash2 size={16} aria-hidden />,
  restore: <RotateCcw size={16} aria-hidden />,
};
