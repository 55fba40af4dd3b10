import { useCallback, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useDocumentKeys } from '#platform/web/browser/document-keys.hooks.ts';
import { isApple } from '#platform/web/browser/is-apple.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import type { OwnFramework } from '../../own-framework.contract.ts';
import {
  ownLanguageOf,
  untranslatedByTab,
  wordIn,
  type EditedFramework,
} from '../../framework-draft.rules.ts';
import { AboutTab } from './AboutTab.tsx';
import { useFrameworkDraft } from './framework-draft.hooks.ts';
import type { Editor } from './framework-editor.ts';
import { editorAddress } from './framework-editor-address.ts';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorTabs } from './EditorTabs.tsx';
import { FrameworkActions } from './FrameworkActions.tsx';
import { FrameworkStatus } from '../FrameworkStatus.tsx';
import { DraftState } from './DraftState.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LevelsTab } from './LevelsTab.tsx';
import { SectionPart } from '../section/SectionPart.tsx';
import { SectionSide } from '../section/SectionSide.tsx';
import { useFrameworkErrors } from './framework-errors.hooks.ts';
import './framework-editor.css';
import '../section/framework-question.css';
import './framework-whole.css';

interface FrameworkEditorProps {
  stored: OwnFramework;
  /** What the server has is newer than this. */
  onStale: () => void;
}

/** Writes a framework: its sections and questions, its levels, and what it is called, in every language it is offered in. */
export function FrameworkEditor({ stored, onStale }: FrameworkEditorProps) {
  const { t } = useTranslation('maturity-framework');
  const [, change, address] = useUrlState(editorAddress);
  const draft = useFrameworkDraft(stored, onStale);
  const { framework } = draft;
  const own = ownLanguageOf(framework);
  const language = framework.languages.find((one) => one === address.language) ?? own;
  const wanted = useFrameworkErrors(draft);
  const editor: Editor = {
    framework,
    language,
    own,
    isTranslating: language !== own,
    errors: wanted.errors,
    edit: draft.edit,
  };
  const place = useEditorPlace(framework);
  useSaveKey(() => {
    if (draft.isChanged && !draft.isSaving) void draft.save();
  });
  const left = untranslatedByTab(framework, language);
  const name = wordIn(framework.words, language, 'name') || wordIn(framework.words, own, 'name');
  const goWrong = () => {
    const first = wanted.first();
    if (first === undefined) return;
    if ('tab' in first) change({ tab: first.tab, language: undefined }, { replace: true });
    else {
      change({ language: undefined }, { replace: true });
      place.go(first, framework.sections.find(({ key }) => key === first.section)?.code);
    }
  };
  return (
    <div className="framework-editor">
      <PageHeader
        title={<span dir="auto">{name || t('editor.unnamed')}</span>}
        name={name}
        status={
          <>
            <FrameworkStatus status={stored.status} edition={stored.edition} />
            <DraftState draft={draft} />
          </>
        }
        action={<FrameworkActions stored={stored} draft={draft} onWrong={wanted.want} goWrong={goWrong} />}
      >
        <div className="framework-bar">
          <EditorTabs
            current={address.tab}
            left={left}
            onTab={(chosen) =>
              change({ tab: chosen === 'questions' ? undefined : chosen }, { replace: true })
            }
          />
          <LanguageSwitch
            editor={editor}
            onLanguage={(chosen) =>
              change({ language: chosen === own ? undefined : chosen }, { replace: true })
            }
          />
        </div>
      </PageHeader>
      <EditorNotices draft={draft} stored={stored} editor={editor} wrong={wanted.count} goWrong={goWrong} />
      <div
        role="tabpanel"
        id={`panel-${address.tab}`}
        aria-labelledby={`tab-${address.tab}`}
        className="framework-panel"
      >
        {address.tab === 'questions' && <QuestionsTab editor={editor} place={place} />}
        {address.tab === 'levels' && <LevelsTab editor={editor} />}
        {address.tab === 'about' && <AboutTab editor={editor} stored={stored} />}
      </div>
    </div>
  );
}

/** Which section and question one is at: as the address says it, or as one went there. */
function useEditorPlace({ sections }: EditedFramework) {
  const [, change, address] = useUrlState(editorAddress);
  const [at, setAt] = useState<{
    section?: string;
    question?: string | undefined;
    added?: string | undefined;
  }>({});
  const section =
    sections.find(({ key }) => key === at.section) ??
    sections.find(({ code }) => code === address.section) ??
    sections[0];
  const go = useCallback(
    (to: { section: string; question?: string | undefined; added?: string }, code: string | undefined) => {
      setAt(to);
      change({ tab: undefined, section: code }, { replace: true });
    },
    [change],
  );
  const sectionKey = section?.key;
  const openQuestion = useCallback(
    (question: string | undefined) =>
      setAt(({ added }) => ({ ...(sectionKey !== undefined && { section: sectionKey }), question, added })),
    [sectionKey],
  );
  return { at, section, go, openQuestion };
}

interface QuestionsTabProps {
  editor: Editor;
  place: ReturnType<typeof useEditorPlace>;
}

/** The sections at the side, and the one that is opened with its questions. */
function QuestionsTab({ editor, place: { at, section, go, openQuestion } }: QuestionsTabProps) {
  const { t } = useTranslation('maturity-framework');
  return (
    <div className="framework-body">
      <SectionSide
        editor={editor}
        current={section}
        onOpen={(opened, isNew = false) =>
          go({ section: opened.key, ...(isNew && { added: opened.key }) }, opened.code)
        }
      />
      {section === undefined ? (
        <EmptyState>{t('editor.section.none')}</EmptyState>
      ) : (
        <SectionPart
          editor={editor}
          section={section}
          isNew={at.added === section.key}
          opened={at.question}
          onOpened={openQuestion}
        />
      )}
    </div>
  );
}

/** Ctrl/Cmd-S stores what is written, instead of the browser's copy of the page. */
function useSaveKey(save: () => void): void {
  const { t } = useTranslation('maturity-framework');
  usePageKeys(t('editor.keys.title'), [
    { keys: ['Mod+S'], says: t('web:save') },
    { keys: ['Mod+Enter'], says: t('editor.keys.next') },
    { keys: ['↑', '↓'], says: t('editor.keys.move') },
  ]);
  useDocumentKeys((event) => {
    const isHeld = isApple ? event.metaKey : event.ctrlKey;
    if (!isHeld || event.shiftKey || event.altKey || event.code !== 'KeyS') return;
    event.preventDefault();
    save();
  });
}
