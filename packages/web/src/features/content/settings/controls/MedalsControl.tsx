import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { type EligibleMedals, MEDAL_KINDS, MEDALS } from '@ardoise/domain/settings/medals.ts';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import type { ControlProps } from './control-props.ts';

/** Medals by kind; a kind without condition has all of them. */
export function MedalsControl({ name, value, errors, onChange }: ControlProps<EligibleMedals, 'medals'>) {
  const first = Object.values(errors)[0];
  const chosen = (code: (typeof MEDAL_KINDS)[number]) =>
    value[code] ?? MEDALS.map((medal) => medal.toLowerCase());
  const toggle = (code: (typeof MEDAL_KINDS)[number], medal: string) => {
    const medals = chosen(code);
    const kept = medals.includes(medal) ? medals.filter((each) => each !== medal) : [...medals, medal];
    const inOrder = MEDALS.map((each) => each.toLowerCase()).filter((each) => kept.includes(each));
    onChange({ ...value, [code]: inOrder });
  };
  return (
    <div className={first ? 'field field-bad' : 'field'}>
      <table className="settings-medals" aria-label="Médailles par support">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Support</span>
            </th>
            {MEDALS.map((medal) => (
              <th key={medal} scope="col">
                {medal}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEDAL_KINDS.map((code, row) => (
            <tr key={code}>
              <th scope="row">{KIND_WORDS[code].tile.title}</th>
              {MEDALS.map((medal, column) => (
                <td key={medal}>
                  <label className="settings-medal">
                    <input
                      id={row + column === 0 ? name : undefined}
                      type="checkbox"
                      checked={chosen(code).includes(medal.toLowerCase())}
                      onChange={() => toggle(code, medal.toLowerCase())}
                    />
                    <span className="visually-hidden">
                      {KIND_WORDS[code].tile.title}, {medal}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FieldMessage id={`${name}-message`} error={first} />
    </div>
  );
}
