import { expect, it } from 'vitest';
import { offlineAct } from './offline-acts.ts';

const ID = '65f0'.repeat(6);
const DRAFT = {
  _id: { $oid: ID },
  type: 'Carte Brasserie',
  statut: 'Brouillon',
  nextState: 'photo',
  complet: false,
} as const;
const all = () => true;

it('continues a draft at its step, a complete one on its recap, and reads what was sent', () => {
  expect(offlineAct(DRAFT, all)).toEqual({ label: 'Reprendre', to: `/chr/photo/${ID}` });
  expect(offlineAct({ ...DRAFT, complet: true }, all)?.to).toBe(`/chr/recapitulatif/${ID}`);
  expect(offlineAct({ ...DRAFT, statut: 'Validation DC' }, all)).toEqual({
    label: 'Relire',
    to: `/suivi-projet/${ID}`,
  });
});

it('opens nothing whose project is not on the device', () => {
  const asked: string[] = [];
  const none = (address: string) => {
    asked.push(address);
    return false;
  };
  expect(offlineAct(DRAFT, none)).toBeNull();
  expect(asked[0]).toContain(`/rest/myplv/projets/${ID}`);
});
