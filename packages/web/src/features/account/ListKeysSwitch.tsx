import { setListKeys, useListKeysOn } from '../../hooks/list-keys-setting.ts';

/** Turns the single keys of lists off and on, on this device. */
export function ListKeysSwitch() {
  const on = useListKeysOn();
  return (
    <label className="field-tick">
      <input type="checkbox" checked={on} onChange={(event) => setListKeys(event.target.checked)} />
      <span>Parcourir les listes avec les touches j, k, o et x</span>
    </label>
  );
}
