import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { Prose } from '#platform/web/ui/values/Prose.tsx';
import type { Board } from '#features/board/board/board.contract.ts';

/** What is set on a board, for those who do not set it. */
export function BoardFacts({ board }: { board: Board }) {
  const { t } = useTranslation(['board-board', 'web']);
  const formats = useFormats();
  const { description, visibility, department, admins, members, viewers } = board;
  const named = { admins, members, viewers };
  return (
    <>
      {description !== null && <Prose text={description} />}
      <FactList stacked>
        <Fact stacked name={t('field.visibility')}>
          {t(`words.visibility.${visibility}`)}
        </Fact>
        {department !== null && (
          <Fact stacked name={t('web:field.department')}>
            {department.name}
          </Fact>
        )}
        {(['admins', 'members', 'viewers'] as const).map(
          (role) =>
            named[role].length > 0 && (
              <Fact key={role} stacked name={t(`field.${role}`)}>
                {formats.list(named[role].map(({ name }) => name))}
              </Fact>
            ),
        )}
      </FactList>
    </>
  );
}
