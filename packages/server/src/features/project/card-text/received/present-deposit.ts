import type { CardDeposit } from '@ardoise/domain/contract/received-texts.ts';
import type { Deposit } from './deposits.repository.ts';

/** As its owner's page has it. */
export function presentDeposit({ parts, file }: Deposit): CardDeposit {
  return { fichier: file === null ? null : (parts.lectureCarte.origine?.nom ?? file.name), ...parts };
}
