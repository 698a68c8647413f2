import { describe, expect, it } from 'vitest';
import type { GuardFacts } from '../rules/guards.ts';
import { printerRow } from '../rules/printer-row.ts';
import type { ProjectKind } from './kinds.ts';
import { PRINTER_MOVES, type PrinterAction } from './printing.ts';
import type { Actor, Role } from './roles.ts';
import { STATUSES, type Status } from './statuses.ts';

const FACTS: GuardFacts = {
  missingSteps: [],
  clientSigned: true,
  dcSigned: true,
  agence: 'pinson',
  quotaAvailable: true,
  kind: 'CHR',
  drinks: 4,
  filledTogether: false,
  clientEmail: '',
  deliveryEmail: '',
  freshProof: false,
  postItSinceSent: false,
  remarksWaiting: 0,
  approved: true,
  freshExecutionFile: true,
  menuFileMissing: false,
  executionToRedo: '',
  toBePrinted: true,
  pose: null,
};
const POSE = { contactName: 'Ana', contactPhone: '06', resultat: 'ok', previsitDate: null, poseDate: null };
const REQUEST = { comment: '', imprimeur: null, today: '2026-11-20', arbitrates: false };

const actor = (role: Role, name: string): Actor => ({ uid: 1, name, role, smhf: null, mdv: null });

function targetOf(
  action: PrinterAction,
  kind: ProjectKind,
  statut: Status,
  { pose = false, who = actor('imprimeur', 'presse') } = {},
) {
  const subject = { kind, statut, agence: 'pinson', imprimeur: 'presse' };
  return printerRow(subject, { ...FACTS, pose: pose ? POSE : null }, who, action, REQUEST)?.to;
}

describe('printerRow', () => {
  it.each<[PrinterAction, ProjectKind, Status, boolean, Status | undefined]>([
    ['telecharger', 'CHR', 'Impression', false, 'Imprimé'],
    ['telecharger', 'PDA', 'Impression', false, 'Imprimé'],
    ['telecharger', 'PSM', 'Impression', true, 'Imprimé'],
    ['livrer', 'CHR', 'Imprimé', false, 'Terminé'],
    ['livrer', 'PDA', 'Imprimé', false, 'Terminé'],
    ['livrer', 'VAE', 'Imprimé', true, 'Livré'],
    ['livrer', 'VAE', 'Imprimé', false, 'Terminé'],
    ['livrer', 'PSM', 'Imprimé', true, 'Livré'],
    ['livrer', 'PSM', 'Imprimé', false, 'Terminé'],
    ['livrer', 'CHR', 'Impression', false, undefined],
    ['telecharger', 'VAE_DIGITAL', 'Livré', false, undefined],
  ])('%s of a %s in %s, with a pose %s: %s', (action, kind, statut, pose, to) => {
    expect(targetOf(action, kind, statut, { pose })).toBe(to);
  });

  it('ignores other rows, such as head office’s end of a pose', () => {
    const siege = actor('siege', 'siege');
    for (const action of ['telecharger', 'livrer'] as const)
      for (const statut of STATUSES)
        expect([statut, targetOf(action, 'PSM', statut, { who: siege }) !== undefined]).toEqual([
          statut,
          statut === PRINTER_MOVES[action].from,
        ]);
  });

  it('is for the named printer, or the agency when it prints itself', () => {
    const of = (who: Actor) => targetOf('telecharger', 'CHR', 'Impression', { who });
    expect(of(actor('agence', 'presse'))).toBe('Imprimé');
    expect(of(actor('agence', 'pinson'))).toBeUndefined();
    expect(of(actor('imprimeur', 'autre'))).toBeUndefined();
    expect(of(actor('dc', 'presse'))).toBeUndefined();
  });
});
