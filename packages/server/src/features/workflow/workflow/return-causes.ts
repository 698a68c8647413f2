import { Refusal } from '@ardoise/domain/base/errors.ts';
import { RETURN_CAUSES, type ReturnCause, readCauses } from '@ardoise/domain/projects/return-causes.ts';

/** The causes that a call names. @throws Refusal VALIDATION for an unknown word */
export function returnCauses(words: readonly string[] = []): ReturnCause[] {
  const { causes, unknown } = readCauses(words);
  if (unknown === undefined) return causes;
  const message = `Cause inconnue\u00a0: «\u00a0${unknown}\u00a0». Une cause est ${RETURN_CAUSES.slice(0, -1).join(', ')} ou ${RETURN_CAUSES.at(-1)}.`;
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'causes', message }] });
}
