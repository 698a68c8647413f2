import { changeInWords } from '@ardoise/domain/content/change-in-words.ts';
import type { ContentChange } from './use-content-changes.ts';

const MOST = 6;
const LONGEST = 160;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

/** What it was, struck, an arrow, what it is, bold; read out as 'était …, devient …'. */
export function ChangedFields({ change }: { change: ContentChange }) {
  const { zone: area, liste: list, entree: entry, avant: before, apres: after } = change;
  const fields = changeInWords({ area, list, entry, before, after });
  if (fields.length === 0) return null;
  return (
    <ul className="change-line-fields">
      {fields.slice(0, MOST).map(({ label, before: was, after: is }) => (
        <li key={label}>
          {label !== '' && <span className="meta">{label}&nbsp;: </span>}
          {was !== '' && (
            <>
              <span className="visually-hidden">était </span>
              <s>{cut(was)}</s>
              <span className="visually-hidden">, devient </span>
              <span aria-hidden> → </span>
            </>
          )}
          <b>{is === '' ? 'rien' : cut(is)}</b>
        </li>
      ))}
      {fields.length > MOST && <li className="meta">et {fields.length - MOST} autres champs</li>}
    </ul>
  );
}
