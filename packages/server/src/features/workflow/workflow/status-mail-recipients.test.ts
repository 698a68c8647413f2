import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES, type Status, type Target } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { describe, expect, it } from 'vitest';
import type { MailReader } from '../../base/mails/mail-readers.repository.ts';
import type { StatusNews } from '../../base/mails/status-news.ts';
import { linesOf, type MailedRecord, mailsOf, rolesAmong } from './status-mail-recipients.ts';

const account = (name: string, role: Role, changes: Partial<MailReader> = {}): MailReader => ({
  name,
  role,
  mail: `${name}@ardoise.test`,
  shown: name,
  telephone: '',
  active: true,
  atOnce: true,
  organisation: null,
  standsFor: [],
  ...changes,
});
const KNOWN = [
  account('dc1', 'dc'),
  account('agence1', 'agence'),
  account('imprimeurvae', 'imprimeur'),
  account('pose1', 'installateur'),
  account('pose2', 'installateur'),
  account('pose3', 'installateur', { active: false }),
  account('siege1', 'siege'),
];
const RECORD = {
  dc: 'DC1',
  agence: 'agence1',
  imprimeur: 'imprimeurvae',
  client_email: 'client@bistrot.example',
  has_pose: true,
} satisfies MailedRecord;

function told(
  record: MailedRecord,
  target: Target,
  to: Status,
  known: readonly MailReader[] = KNOWN,
): string[] {
  const news: StatusNews = {
    project: {
      ...record,
      kind: 'VAE',
      delivery_email: '',
      pose_contact: '',
      pose_phone: '',
      id: '65a0b1c2d3e4f5a6b7c8d9e0',
      type: 'Boards PVC',
      name_projet: 'Chez Léo',
      client_name: '',
      num_projet: '1',
      ville: 'Lyon',
      to_be_printed: true,
      with_menu: false,
      returns_to_draft: 0,
      execution_fresh: true,
      proof_version: 1,
    },
    from: 'Validation Client',
    nomDc: 'dc1',
    telephoneDc: '',
    mailDc: '',
    resp: 'dc1',
    nomResp: 'dc1',
    comment: '',
    files: [],
    deadline: null,
    delays: { agence: 5, installateur: 48 },
  };
  const mails = mailsOf(linesOf({ target, to }), record, known, news);
  return mails.map((mail) => `${mail.template} ${mail.to.replace('@ardoise.test', '')}`);
}

describe('recipients of mails, for kinds with an installation', () => {
  it.each<[Target, Status, string[]]>([
    [
      'Prévisite',
      'Prévisite',
      ['previsit-to-plan pose1', 'previsit-to-plan pose2', 'previsit-announced client@bistrot.example'],
    ],
    ['validationPose', 'Exécution', ['execution-to-make agence1']],
    [
      'sousConditionPose',
      'Exécution',
      ['pose-condition dc1', 'pose-condition agence1', 'pose-condition pose1', 'pose-condition pose2'],
    ],
    ['refusPose', 'Rejeté', ['project-refused dc1', 'project-refused agence1']],
    ['Livré', 'Livré', ['project-delivered dc1', 'installation-to-do pose1', 'installation-to-do pose2']],
    ['Terminé', 'Terminé', ['project-finished dc1']],
    [
      'Annulé',
      'Annulé',
      ['project-cancelled agence1', 'project-cancelled dc1', 'project-cancelled imprimeurvae'],
    ],
  ])('%s', (target, to, expected) => {
    expect(told(RECORD, target, to)).toEqual(expected);
  });
});

it('exclude installers where nothing is installed', () => {
  expect(told({ ...RECORD, has_pose: false }, 'Livré', 'Livré')).toEqual(['project-delivered dc1']);
});

it('notify the dc of a Direct Agence at the client’s, whose own mail has the link', () => {
  const record: MailedRecord = { ...RECORD, has_pose: false };
  expect(told(record, 'Client', 'Client')).toEqual(['order-at-client dc1']);
  expect(told(record, 'accordDC', 'Agence')).toEqual(['dc-agreed agence1']);
});

it('are unique by address, case-insensitively', () => {
  const known = KNOWN.map((one) =>
    one.name === 'imprimeurvae' || one.name === 'dc1' ? { ...one, mail: 'AGENCE1@ardoise.test ' } : one,
  );
  expect(told(RECORD, 'Annulé', 'Annulé', known)).toEqual(['project-cancelled agence1']);
});

it('skip missing and inactive accounts', () => {
  expect(told({ ...RECORD, agence: null, imprimeur: null }, 'Annulé', 'Annulé')).toEqual([
    'project-cancelled dc1',
  ]);
  const left = KNOWN.map((one) => ({ ...one, active: false }));
  for (const status of STATUSES.filter((one) => one !== 'Prévisite'))
    expect(told(RECORD, status, status, left)).toEqual([]);
});

it('exist for every row of the table of transitions', () => {
  for (const { target, to } of TRANSITIONS) {
    const lines = linesOf({ target, to });
    expect(lines.length, target).toBeGreaterThan(0);
    expect(rolesAmong(lines).every((role) => role === 'siege' || role === 'installateur')).toBe(true);
  }
});
