import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { feature } from '../maturity-dashboard.hooks.ts';
import './question-table.css';

export interface TableQuestion {
  id: string;
  code: string;
  title: string;
  /** Where it is answered. */
  href: string;
  /** Whose answer it is, where several are shown. */
  where?: string | undefined;
  /** From where to where. */
  levels: string;
  figure: string;
}

interface QuestionTableProps {
  label: string;
  /** What the figure at the end is. */
  figure: string;
  questions: readonly TableQuestion[];
}

/** Questions with their levels, each a way to where it is answered. */
export function QuestionTable({ label, figure, questions }: QuestionTableProps) {
  const { t } = useTranslation(feature);
  return (
    <table className="question-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('screen.columns.question')}
          </th>
          <th scope="col">{t('web:field.level')}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map((one) => (
          <tr key={one.id}>
            <td>
              <bdi>{one.code}</bdi>
            </td>
            <th scope="row">
              <Link to={one.href}>{one.title}</Link>
              {one.where !== undefined && <span className="question-where">{one.where}</span>}
            </th>
            <td>{one.levels}</td>
            <td>{one.figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
