import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { changedOutletFields, OUTLET_LABELS, outletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import type { ContentChange } from './use-content-changes.ts';

const record = (json: unknown) => outletRecord((json ?? {}) as Partial<OutletRecord>);

/** What a person changed of an outlet: 'a corrigé « Le Mail » : médaille, Gold devient Silver'. Null for the usual sentence. */
export function outletSentence({ acte, nom, entree, avant, apres }: ContentChange): string | null {
  if (acte !== 'modification') return null;
  const [before, after] = [record(avant), record(apres)];
  const changes = changedOutletFields(before, after).map((field) => {
    const [was, is] = [before[field] || '(vide)', after[field] || '(vide)'];
    return `${OUTLET_LABELS[field].replace(/^[A-ZÀ-Ý](?![A-Z])/, (letter) => letter.toLowerCase())}, ${was} devient ${is}`;
  });
  return `a corrigé «\u00a0${nom || entree}\u00a0»\u00a0: ${changes.join('\u00a0; ')}`;
}
