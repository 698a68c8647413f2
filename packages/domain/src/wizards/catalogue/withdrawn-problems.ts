import type { FieldError } from '../../base/errors.ts';
import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { KeptEntry } from '../../catalogue/kept-entry.ts';
import { answerAt } from '../answer-at.ts';
import type { Field } from '../field.ts';
import { type ChoiceKey, keyById, keyByName, keysOf } from './choice-keys.ts';

type Copy = { id?: string; name?: string };

/** '« Cola cerise »', '« Cola cerise » et « Anis »'. */
const NAMES = new Intl.ListFormat('fr');

/** The sentence of a step that a withdrawn entry reopened. */
export function withdrawnSentence(names: readonly string[]): string {
  const quoted = NAMES.format(names.map((name) => `«\u00a0${name}\u00a0»`));
  return names.length === 1
    ? `${quoted} n’est plus au catalogue. Merci de choisir autre chose.`
    : `${quoted} ne sont plus au catalogue. Merci de choisir autre chose.`;
}

interface Chosen {
  chemin: string;
  key: ChoiceKey;
  name: string;
}

const copies = (chemin: string, list: CatalogueList, values: readonly (Copy | undefined)[]): Chosen[] =>
  values.flatMap((copy) =>
    copy?.id ? [{ chemin, key: keyById(list, copy.id), name: copy.name ?? copy.id }] : [],
  );

const valuesOf = (map: unknown) => Object.values((map ?? {}) as Record<string, Copy>);

/** Catalogue choices in a field's answer, each with the path of its error. */
function chosenIn<Scope>(field: Field<Scope>, scope: Scope): Chosen[] {
  const { path } = field;
  const answer = answerAt(scope, path);
  switch (field.kind) {
    case 'catalogue':
      return copies(path, field.list, [answer as Copy]);
    case 'selection':
      return copies(path, field.list, valuesOf(answer));
    case 'drinks':
      return copies(path, 'boissons', valuesOf(answer).flatMap(valuesOf));
    case 'solid':
      return copies(path, 'visuel-solide', [answer as Copy]);
    case 'listed':
      return answer
        ? [{ chemin: path, key: keyByName(field.list, String(answer)), name: String(answer) }]
        : [];
    case 'card-format': {
      const at = path.replace(/format$/, 'matiere');
      return [
        ...copies(path, field.formats, [answer as Copy]),
        ...field.materials.flatMap((list) => copies(at, list, [answerAt(scope, at) as Copy])),
      ];
    }
    default:
      return [];
  }
}

/** The keys of the withdrawn among the entries that an order keeps. */
export function withdrawnKeys(kept: readonly KeptEntry[] | undefined): Set<ChoiceKey> {
  const withdrawn = (kept ?? []).filter(({ retiree }) => retiree);
  return new Set(withdrawn.flatMap(({ liste, item }) => keysOf(liste, item as { id: string })));
}

/** The problems of a field whose answer head office has withdrawn since; none most of the time. */
export function withdrawnProblems<Scope>(
  field: Field<Scope>,
  scope: Scope,
  kept: readonly KeptEntry[] | undefined,
): readonly FieldError[] {
  if (kept === undefined || kept.length === 0) return [];
  const withdrawn = withdrawnKeys(kept);
  const found = chosenIn(field, scope).filter(({ key }) => withdrawn.has(key));
  return Object.values(Object.groupBy(found, ({ chemin }) => chemin)).flatMap((chosen = []) => {
    const [first] = chosen;
    if (first === undefined) return [];
    return [
      { chemin: first.chemin, message: withdrawnSentence([...new Set(chosen.map(({ name }) => name))]) },
    ];
  });
}
