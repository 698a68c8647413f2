import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../projects/roles.ts';
import { STATUSES } from '../projects/statuses.ts';
import type { PermissionSubject } from './permission-rules.ts';
import { may, PERMISSIONS, type Permission } from './permissions.ts';

const SUBJECT: PermissionSubject = {
  typeProjet: 'CHR',
  statut: 'Brouillon',
  eligibleQuota: false,
  unsentClone: false,
  clientSigned: false,
  dcSigned: false,
  hasPrices: false,
  daysInStatus: 0,
  hasPose: false,
  printer: null,
  deleted: false,
};
const actor = (role: Role) => ({ uid: 1, name: role, role, smhf: null, mdv: null });
const statusesWhere = (permission: Permission, role: Role, subject: Partial<PermissionSubject> = {}) =>
  STATUSES.filter((statut) => may(permission, { ...SUBJECT, ...subject, statut }, actor(role)) === true);

describe('permissions', () => {
  it.each<[Permission, Role, readonly string[]]>([
    ['project.edit', 'dc', ['Brouillon']],
    ['project.edit', 'client', ['Brouillon', 'Client']],
    ['project.edit', 'siege', STATUSES],
    ['project.edit', 'administrator', STATUSES],
    ['project.edit', 'agence', []],
    ['project.delete', 'dc', ['Brouillon']],
    ['project.delete', 'mdv', ['Brouillon']],
    ['project.delete', 'siege', ['Brouillon', 'Client', 'Annulé']],
    ['project.delete', 'administrator', []],
    ['project.cancel', 'dc', ['Agence', 'Validation DC']],
    ['project.cancel', 'mdv', ['Agence', 'Validation DC']],
    ['project.cancel', 'siege', STATUSES],
    ['project.clone', 'dc', STATUSES],
    ['project.clone', 'smhf', []],
    ['posePhoto.add', 'installateur', ['Livré', 'Terminé']],
    ['posePhoto.add', 'dc', ['Livré', 'Terminé']],
    ['posePhoto.add', 'siege', ['Livré', 'Terminé']],
    ['posePhoto.add', 'client', []],
  ])('%s for %s: %j', (permission, role, statuses) => {
    expect(statusesWhere(permission, role)).toEqual(statuses);
  });

  it('let the prices of a printed card or of boards be changed, in an order of its own', () => {
    expect(statusesWhere('project.newPrices', 'dc')).toEqual([]);
    for (const role of ['dc', 'siege', 'administrator'] as const)
      expect(statusesWhere('project.newPrices', role, { hasPrices: true })).toEqual([
        'Imprimé',
        'Livré',
        'Terminé',
      ]);
    expect(statusesWhere('project.newPrices', 'smhf', { hasPrices: true })).toEqual([]);
    expect(statusesWhere('project.newPrices', 'dc', { hasPrices: true, typeProjet: 'PSM' })).toEqual([]);
  });

  it('let an installer add photos for a week after the end', () => {
    expect(statusesWhere('posePhoto.add', 'installateur', { daysInStatus: 7 })).toEqual(['Livré', 'Terminé']);
    expect(statusesWhere('posePhoto.add', 'installateur', { daysInStatus: 8 })).toEqual(['Livré']);
  });

  it('do not let a dc delete a project that holds a quota unit, Direct Agence excepted', () => {
    expect(statusesWhere('project.delete', 'dc', { eligibleQuota: true })).toEqual([]);
    expect(statusesWhere('project.delete', 'dc', { eligibleQuota: true, typeProjet: 'PDA' })).toEqual([
      'Brouillon',
    ]);
    expect(statusesWhere('project.delete', 'siege', { eligibleQuota: true })).toEqual([]);
  });

  it('refuse a dc the deletion of an unsent clone, with its reason, and allow head office', () => {
    const clone = { ...SUBJECT, eligibleQuota: true, unsentClone: true };
    for (const role of ['dc', 'mdv'] as const)
      expect(may('project.delete', clone, actor(role))).toEqual({
        code: 'STATUT',
        message:
          'Cette copie n’a jamais été transmise, mais son unité de quota est consommée\u00a0: seul le siège peut la supprimer.',
      });
    expect(statusesWhere('project.delete', 'siege', clone)).toEqual(['Brouillon', 'Client', 'Annulé']);
    expect(statusesWhere('project.delete', 'dc', { ...clone, eligibleQuota: false })).toEqual(['Brouillon']);
  });

  it('allow only reading and restoring a deleted project', () => {
    for (const permission of Object.keys(PERMISSIONS) as Permission[]) {
      const allowed = may(permission, { ...SUBJECT, deleted: true }, actor('siege')) === true;
      expect([permission, allowed]).toEqual([
        permission,
        permission === 'project.read' || permission === 'project.restore',
      ]);
    }
  });

  it('name existing roles only', () => {
    const named = Object.values(PERMISSIONS).flatMap((rules) => Object.keys(rules));
    expect(named.filter((role) => !ROLES.includes(role as Role))).toEqual([]);
  });
});
