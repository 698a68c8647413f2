import { describe, expect, it } from 'vitest';
import type { GuardName } from '../projects/statuses.ts';
import { GUARDS, type GuardFacts, type GuardRequest } from './guards.ts';

const POSE = {
  contactName: 'Léa',
  contactPhone: '06 39 98 00 01',
  resultat: '',
  previsitDate: '2026-11-02',
  poseDate: '2026-11-20',
};
const RIGHT: GuardFacts = {
  missingSteps: [],
  clientSigned: true,
  dcSigned: true,
  agence: 'agence1',
  quotaAvailable: true,
  kind: 'CHR',
  drinks: 4,
  filledTogether: false,
  clientEmail: 'client@cafe.example',
  deliveryEmail: 'ecran@cafe.example',
  freshProof: true,
  postItSinceSent: false,
  remarksWaiting: 0,
  approved: true,
  freshExecutionFile: true,
  menuFileMissing: false,
  executionToRedo: '',
  toBePrinted: true,
  pose: null,
};
const REQUEST: GuardRequest = {
  comment: 'Merci',
  imprimeur: 'imprimeur',
  today: '2026-11-21',
  arbitrates: false,
};

function refusal(guard: GuardName, facts: Partial<GuardFacts>, request: Partial<GuardRequest> = {}) {
  return GUARDS[guard]({ ...RIGHT, ...facts }, { ...REQUEST, ...request });
}

describe('guards', () => {
  it.each<[GuardName, Partial<GuardFacts>, Partial<GuardRequest>, string]>([
    [
      'clientSigned',
      { clientSigned: false },
      {},
      'La signature du Client est obligatoire pour finaliser le projet.',
    ],
    ['dcSigned', { dcSigned: false }, {}, 'La signature du DC est obligatoire pour finaliser le projet.'],
    ['agencyKnown', { agence: null }, {}, 'Email inconnu'],
    [
      'quotaAvailable',
      { quotaAvailable: false },
      {},
      'Attention : quota dépassé. La création d’un projet est impossible.',
    ],
    [
      'quotaAvailable',
      { quotaAvailable: false, withoutSmhf: true },
      {},
      "Vous n'êtes pas associé à un SMHF. La création du projet est impossible",
    ],
    [
      'quotaAvailable',
      { quotaAvailable: false, withoutSmhf: true, kind: 'PDA' },
      { asClient: true },
      'Votre dossier est transmis au siège',
    ],
    [
      'quotaAvailable',
      { quotaAvailable: false, kind: 'PDA' },
      {},
      'Attention : quota dépassé. La création d’un projet Direct Agence est impossible.',
    ],
    [
      'quotaAvailable',
      { quotaAvailable: false },
      { arbitrates: true, comment: '' },
      'Attention : quota dépassé. La création d’un projet est impossible.',
    ],
    ['commentGiven', {}, { comment: ' ok ' }, 'Merci de préciser votre demande dans le message.'],
    ['commentGiven', {}, { comment: 'ok\u200b\u200b' }, 'Merci de préciser votre demande dans le message.'],
    ['commentOrPostIt', {}, { comment: '' }, 'Merci de préciser votre demande dans le message.'],
    ['freshProof', { freshProof: false }, {}, 'Veuillez joindre une création (BAT) avant de soumettre.'],
    ['remarksAnswered', { remarksWaiting: 1 }, {}, 'Une remarque attend votre réponse.'],
    ['remarksAnswered', { remarksWaiting: 2 }, {}, '2 remarques attendent votre réponse.'],
    ['clientApproval', { approved: false }, {}, 'L’accord signé du client sur la création est obligatoire.'],
    [
      'clientApprovalStillValid',
      { approved: false },
      {},
      'L’accord signé du client sur la création est obligatoire.',
    ],
    ['executionFile', { freshExecutionFile: false }, {}, 'Veuillez joindre le fichier d’exécution.'],
    [
      'executionNotToRedo',
      { executionToRedo: 'carte.pdf est à refaire\u00a0: format.' },
      {},
      'carte.pdf est à refaire\u00a0: format.',
    ],
    ['executionFile', { menuFileMissing: true }, {}, 'Veuillez joindre le fichier d’exécution.'],
    ['printerChosen', {}, { imprimeur: null }, 'Veuillez choisir un imprimeur.'],
    ['drinksChosen', { drinks: 0 }, {}, 'Vous devez choisir les boissons.'],
    [
      'clientFillsAlone',
      { filledTogether: true },
      {},
      'Vous complétez cette commande avec le client. Choisissez «\u00a0Envoyer au client\u00a0» pour qu’il la remplisse seul.',
    ],
    ['clientEmailKnown', { clientEmail: ' ' }, {}, 'Email client obligatoire'],
    ['deliveryEmailKnown', { deliveryEmail: '' }, {}, 'L’adresse email est obligatoire'],
    ['poseContactKnown', { pose: { ...POSE, contactName: ' ' } }, {}, 'Nom du contact obligatoire'],
    [
      'poseContactKnown',
      { pose: { ...POSE, contactPhone: '' } },
      {},
      'Téléphone portable du contact obligatoire',
    ],
    [
      'previsitDateSet',
      { pose: { ...POSE, previsitDate: null } },
      {},
      'La date de prévisite est obligatoire.',
    ],
    ['poseDateSet', { pose: { ...POSE, poseDate: '2026-11-22' } }, {}, 'La date de pose est obligatoire.'],
  ])('%s refuses with its own message', (guard, facts, request, message) => {
    expect(refusal(guard, facts, request)?.message).toBe(message);
    expect(
      refusal(guard, guard.startsWith('pose') || guard === 'previsitDateSet' ? { pose: POSE } : {}),
    ).toBeNull();
  });

  it('holds an agency back for its remarks, not head office', () => {
    expect(refusal('remarksAnswered', { remarksWaiting: 2 })?.cure).toBe('remarques');
    expect(refusal('remarksAnswered', { remarksWaiting: 2 }, { arbitrates: true })).toBeNull();
  });

  it('link to the date of the pose that is missing', () => {
    expect(refusal('previsitDateSet', { pose: { ...POSE, previsitDate: null } })?.cure).toBe('previsite');
    expect(refusal('poseDateSet', { pose: { ...POSE, poseDate: null } })?.cure).toBe('pose');
  });

  it.each<[GuardName, Partial<GuardFacts>, Partial<GuardFacts>]>([
    ['hasPose', { pose: null }, { pose: POSE }],
    ['noPose', { pose: POSE }, { pose: null }],
    ['notPrevisited', { pose: { ...POSE, resultat: 'validée' } }, { pose: POSE }],
    ['noPoseOrPrevisited', { pose: POSE }, { pose: { ...POSE, resultat: 'validée' } }],
    ['toBePrinted', { toBePrinted: false }, { toBePrinted: true }],
    ['notToBePrinted', { toBePrinted: true }, { toBePrinted: false }],
  ])('%s hides the action where it does not apply', (guard, against, inFavour) => {
    expect(refusal(guard, against)?.hidden).toBe(true);
    expect(refusal(guard, inFavour)).toBeNull();
  });

  it('list the incomplete steps, with a link to the first', () => {
    const missing = [
      {
        path: 'photo',
        short: 'Photo de la carte',
        champs: [{ chemin: 'contenu', message: 'Veuillez joindre au moins un fichier' }],
      },
      {
        path: 'livraison',
        short: 'Livraison',
        champs: [{ chemin: 'infocarte.qrcode', message: 'Veuillez choisir une option.' }],
      },
    ];
    const refused = refusal('wizardComplete', { missingSteps: missing });
    expect(refused).toMatchObject({
      message: 'À compléter\u00a0: Photo de la carte, Livraison.',
      step: 'photo',
    });
    expect(refused?.champs).toHaveLength(2);
  });

  it('link to the kind’s step that contains the missing answer', () => {
    const steps = (kind: GuardFacts['kind']) => [
      refusal('agencyKnown', { kind, agence: null })?.step,
      refusal('clientEmailKnown', { kind, clientEmail: '' })?.step,
      refusal('drinksChosen', { kind, drinks: 0 })?.step,
      refusal('poseContactKnown', { kind, pose: { ...POSE, contactName: '' } })?.step,
      refusal('poseContactKnown', { kind, pose: { ...POSE, contactPhone: '' } })?.step,
      refusal('deliveryEmailKnown', { kind, deliveryEmail: '' })?.step,
    ];
    const [naming, outlet] = ['creation/id-projet', 'info-pdv'];
    expect(steps('VAE')).toEqual([naming, outlet, 'contenu/gamme', 'pose', 'pose', 'livraison']);
    expect(steps('VAE_DIGITAL')[5]).toBe('video');
    expect(steps('PSM').slice(3, 5)).toEqual(['autres-infos', 'autres-infos']);
    expect(steps('PDA').slice(0, 3)).toEqual(['dc/info-projet', 'dc/info-client', 'dc/gamme']);
  });

  it('let head office override an exhausted quota with a comment', () => {
    expect(
      refusal('quotaAvailable', { quotaAvailable: false }, { arbitrates: true, comment: 'Accordé' }),
    ).toBeNull();
  });
});
