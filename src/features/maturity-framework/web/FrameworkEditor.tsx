import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApple } from '#platform/web/apple.ts';
import { useFormats } from '#platform/web/format.ts';
import { usePageKeys } from '#platform/web/page-keys.ts';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useUrlState } from '#platform/web/use-url-state.ts';
import type { OwnFramework } from '#features/maturity/maturity-own-framework.contract.ts';
import { ownLanguageOf, untranslatedByTab, wordIn } from '../framework-draft.rules.ts';
import { AboutTab } from './AboutTab.tsx';
import { useDraftInHand } from './framework-draft.hooks.ts';
import type { Editor } from './editor.ts';
import { editorAddress, editorTabs, type EditorTab } from './editor-address.ts';
import { EditorNotices } from './EditorNotices.tsx';
import { FrameworkActions } from './FrameworkActions.tsx';
import { FrameworkStatus } from './FrameworkStatus.tsx';
import { KeptState } from './KeptState.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LevelsTab } from './LevelsTab.tsx';
import { SectionPart } from './SectionPart.tsx';
import { SectionSide } from './SectionSide.tsx';
import { useWantedErrors } from './wanted-errors.hooks.ts';
import './framework-editor.css';
import './framework-question.css';
import './framework-whole.css';

interface FrameworkEditorProps {
  stored: OwnFramework;
  /** What the server has is newer than this. */
  onStale: () => void;
}

/** Writes a framework: its sections and questions, its levels, and what it is called, in every language it is offered in. */
export function FrameworkEditor({ stored, onStale }: FrameworkEditorProps) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  const [, change, address] = useUrlState(editorAddress);
  const draft = useDraftInHand(stored, onStale);
  const { framework } = draft;
  const own = ownLanguageOf(framework);
  const language = framework.languages.find((one) => one === address.language) ?? own;
  const wanted = useWantedErrors(draft);
  const editor: Editor = {
    framework,
    language,
    own,
    isTranslating: language !== own,
    errors: wanted.errors,
    edit: draft.edit,
  };
  const [at, setAt] = useState<{
    section?: string;
    question?: string | undefined;
    added?: string | undefined;
  }>({});
  const { sections } = framework;
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
      go(first, sections.find(({ key }) => key === first.section)?.code);
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
            <KeptState draft={draft} />
          </>
        }
        action={<FrameworkActions stored={stored} draft={draft} onWrong={wanted.want} goWrong={goWrong} />}
      >
        <div className="framework-bar">
          <Tabs
            value={address.tab}
            onChange={(_, chosen: EditorTab) =>
              change({ tab: chosen === 'questions' ? undefined : chosen }, { replace: true })
            }
            variant="scrollable"
            scrollButtons={false}
            aria-label={t('editor.parts')}
          >
            {editorTabs.map((one) => (
              <Tab
                key={one}
                value={one}
                id={`tab-${one}`}
                aria-controls={`panel-${one}`}
                label={
                  <span className="framework-tab">
                    {t(`editor.tab.${one}`)}
                    {left[one] > 0 && (
                      <span
                        className="framework-count"
                        data-tone="warning"
                        aria-label={t('editor.untranslated', { count: left[one] })}
                      >
                        {formats.number(left[one])}
                      </span>
                    )}
                  </span>
                }
              />
            ))}
          </Tabs>
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
        {address.tab === 'questions' && (
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
        )}
        {address.tab === 'levels' && <LevelsTab editor={editor} />}
        {address.tab === 'about' && <AboutTab editor={editor} stored={stored} />}
      </div>
    </div>
  );
}

/** Ctrl/Cmd-S stores what is written, instead of the browser's copy of the page. */
function useSaveKey(save: () => void): void {
  const { t } = useTranslation('maturity-framework');
  usePageKeys(t('editor.keys.title'), [
    { keys: ['Mod+S'], says: t('editor.keys.save') },
    { keys: ['Mod+Enter'], says: t('editor.keys.next') },
    { keys: ['↑', '↓'], says: t('editor.keys.move') },
  ]);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isHeld = isApple ? event.metaKey : event.ctrlKey;
      if (!isHeld || event.shiftKey || event.altKey || event.code !== 'KeyS') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
