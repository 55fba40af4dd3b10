import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { safeParse } from 'zod/v4/core';
import { explainIssue, fieldOf } from '#platform/contract/input-errors.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { CallFailed, isRefusal } from '#platform/web/calling/call-failed.ts';
import { draftKey, forgetDraft, keepDraft, readDraft } from '#platform/web/forms/drafts.ts';
import { inputText } from '#platform/web/forms/contract-form.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { writtenContent } from '../../own-content.contract.ts';
import { changeFramework, type OwnFramework } from '../../own-framework.contract.ts';
import { contentOf, toEdited, type EditedFramework } from '../../framework-draft.rules.ts';
import { errorsByPart, type ErrorsByPart } from '../../framework-error.rules.ts';

/** What somebody writes, and the version of the draft they began from. */
interface Written {
  version: number;
  base: EditedFramework;
  framework: EditedFramework;
}

export interface FrameworkDraft {
  framework: EditedFramework;
  edit(become: (framework: EditedFramework) => EditedFramework): void;
  /** Something here is not stored yet; this browser keeps it. */
  isChanged: boolean;
  isSaving: boolean;
  /** What was written on an earlier visit is back. */
  wasRestored: boolean;
  /** Somebody stored another version meanwhile. */
  isStale: boolean;
  errors: ErrorsByPart;
  /** Stores it, and answers the version then; nothing where that was refused. */
  save(): Promise<number | undefined>;
  /** Goes on with what the server has; answers the way back. */
  revert(): () => void;
  /** Goes on with what is written here, whatever the server has. */
  insist(): void;
  /** Takes note of a version that only this person's own act made. */
  follow(before: number, after: number): void;
}

const begin = ({ version, content }: OwnFramework): Written => {
  const framework = toEdited(content);
  return { version, base: framework, framework };
};
const noErrors: ErrorsByPart = new Map();

/** What is being written, apart from what the server has: it survives a reload until it is stored or taken back. */
export function useFrameworkDraft(stored: OwnFramework, onStale: () => void): FrameworkDraft {
  const [written, setWritten] = useState(() => begin(stored));
  const [isSaving, setSaving] = useState(false);
  const [wasRestored, setRestored] = useState(false);
  const [refused, setRefused] = useState(noErrors);
  const { version, base, framework } = written;
  const isChanged = framework !== base;
  // Nothing written here can be lost: what somebody else stored is simply the newer.
  if (stored.version > version && !isChanged && !isSaving) setWritten(begin(stored));

  const key = useMemo(() => draftKey(`framework-${stored.id}`), [stored.id]);
  useRestored(key, (found) => {
    setWritten((now) => (now.framework === now.base ? { ...now, ...found } : now));
    setRestored(true);
  });
  useKept(key, isChanged ? written : undefined);

  const edit = useCallback((become: (framework: EditedFramework) => EditedFramework) => {
    setRefused(noErrors);
    setWritten((now) => ({ ...now, framework: become(now.framework) }));
  }, []);

  const change = useWrite(changeFramework, {
    handled: (failure) => {
      // Told beside what both wrote, with a choice.
      if (isRefusal(failure, staleVersion)) {
        onStale();
        return true;
      }
      if (!(failure instanceof CallFailed) || failure.body.errors === undefined) return false;
      const messages = Object.entries(failure.body.errors).map(([path, [why = '']]) => [path, why] as const);
      setRefused(errorsByPart(framework, messages));
      return false;
    },
  });
  const save = async (): Promise<number | undefined> => {
    setSaving(true);
    try {
      const sent = framework;
      const { data } = await change.mutateAsync({
        params: { id: stored.id },
        body: { version, content: contentOf(sent) },
      });
      // What was written while it was on its way is kept, and still to be stored.
      setWritten((now) => ({ version: data.version, base: sent, framework: now.framework }));
      setRestored(false);
      void forgetDraft(key);
      return data.version;
    } catch {
      // Told already: at its field, in a message, or as another's version.
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  const revert = () => {
    const before = written;
    setWritten(begin(stored));
    setRestored(false);
    void forgetDraft(key);
    return () => setWritten(before);
  };
  const errors = useInputErrors(framework);
  return {
    framework,
    edit,
    isChanged,
    isSaving,
    wasRestored,
    isStale: isChanged && !isSaving && stored.version > version,
    errors: refused.size > 0 ? refused : errors,
    save,
    revert,
    insist: () => setWritten((now) => ({ ...now, version: stored.version })),
    follow: (before, after) =>
      setWritten((now) => (now.version === before ? { ...now, version: after } : now)),
  };
}

/** What the contract would not take, checked a moment behind the fingers. */
function useInputErrors(framework: EditedFramework): ErrorsByPart {
  const checked = useDeferredValue(framework);
  return useMemo(() => {
    const parsed = safeParse(writtenContent, contentOf(checked), { reportInput: true });
    if (parsed.success) return noErrors;
    return errorsByPart(
      checked,
      parsed.error.issues.map(
        (issue) => [fieldOf(issue), inputText('maturity', explainIssue(issue))] as const,
      ),
    );
  }, [checked]);
}

type StoredDraft = Pick<Written, 'version' | 'framework'>;

/** Finds what an earlier visit left, once. */
function useRestored(key: string, onFound: (kept: StoredDraft) => void): void {
  const found = useRef(onFound);
  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      const kept = await readDraft<StoredDraft>(key);
      if (kept !== undefined && !isGone) found.current(kept);
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, [key]);
}

/** Keeps what is written in this browser: shortly after the last key, and when the page is left before that. */
function useKept(key: string, written: Written | undefined): void {
  const waiting = useRef<Written | undefined>(undefined);
  const keep = useCallback(() => {
    if (waiting.current === undefined) return;
    const { version, framework } = waiting.current;
    waiting.current = undefined;
    void keepDraft(key, { version, framework } satisfies StoredDraft);
  }, [key]);
  useEffect(() => {
    waiting.current = written;
    if (written === undefined) return undefined;
    const timer = setTimeout(keep, 150);
    return () => clearTimeout(timer);
  }, [written, keep]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
